"""Who may know what: views of a round, redacted events, prompts."""

from lastcard.views.advance import advance
from lastcard.views.prompt import Prompt, prompt_for, settle
from lastcard.views.redact import redact
from lastcard.views.view import View, view_of

__all__ = ["Prompt", "View", "advance", "prompt_for", "redact", "settle", "view_of"]
