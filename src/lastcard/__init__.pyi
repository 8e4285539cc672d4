# The public names, for type checkers and editors; `__init__.py` imports them when they are asked for.

from lastcard.bots.bot import Bot as Bot
from lastcard.bots.levels import LEVELS as LEVELS
from lastcard.bots.levels import UnknownLevel as UnknownLevel
from lastcard.editions import EDITIONS as EDITIONS
from lastcard.files import UnreadableFile as UnreadableFile
from lastcard.game import Game as Game
from lastcard.game import Step as Step
from lastcard.game import load as load
from lastcard.game import loads as loads
from lastcard.lab.looking_back import NothingToAnalyze as NothingToAnalyze
from lastcard.lab.referee import SilentBot as SilentBot
from lastcard.locale import UnknownLanguage as UnknownLanguage
from lastcard.match import MatchError as MatchError
from lastcard.model import moves as moves
from lastcard.model.edition import Edition as Edition
from lastcard.model.errors import BadOption as BadOption
from lastcard.model.errors import BadPosition as BadPosition
from lastcard.model.errors import BadSeats as BadSeats
from lastcard.model.errors import EndlessRound as EndlessRound
from lastcard.model.errors import IllegalMove as IllegalMove
from lastcard.model.errors import ImpossibleOutcome as ImpossibleOutcome
from lastcard.model.errors import LastcardError as LastcardError
from lastcard.model.errors import NotationError as NotationError
from lastcard.model.errors import NotInstalled as NotInstalled
from lastcard.model.errors import Reason as Reason
from lastcard.model.errors import UnknownCard as UnknownCard
from lastcard.model.errors import UnknownEdition as UnknownEdition
from lastcard.model.errors import UnknownPrinting as UnknownPrinting
from lastcard.model.errors import UnknownSeat as UnknownSeat
from lastcard.notation.editions import BadEdition as BadEdition
from lastcard.notation.lines import LineError as LineError
from lastcard.views import Prompt as Prompt
from lastcard.views import View as View

__all__: list[str]  # noqa: PYI035 - made of a table
__version__: str
