"""Somebody who plays in a browser: looks at what is offered and takes it, by mouse or by keyboard."""

from playwright.sync_api import Locator, Page

from lastcard.locale import Speaker

ENGLISH = Speaker("en")
phrase = ENGLISH.phrase

OVER = "#round-end"
PATIENCE_MS = 20_000

CHOICES = (
    ".calls .uno",
    ".questions [role=dialog] .answers button.primary:not(:disabled)",
    # What is put together of parts: one of each group.
    ".questions [role=dialog] .suits:not(:has([aria-pressed=true])) button",
    ".questions [role=dialog] .opponents:not(:has([aria-pressed=true])) button",
    ".questions [role=dialog] button:not(:disabled)",
    "button.card.ready",
    ".pile.draws",
    ".calls button",
)
"""What a person would rather do first."""

PLAYING = """choices => {
  window.playing = new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const end = document.querySelector("#round-end");
      if (end) {
        clearInterval(timer);
        resolve(end.innerText);
      }
      if (end || document.querySelector(".questions.pending")) return;
      choices.map((one) => document.querySelector(one)).find(Boolean)?.click();
    }, 40);
    setTimeout(() => {
      const seen = [".status", ".questions", ".calls", ".banner"].map((one) => document.querySelector(one)?.outerHTML);
      reject(new Error(`the round should be over by now; there is ${seen.join("\\n")}`));
    }, 180_000);
  });
}"""


class Person:
    """A person with a tab."""

    def __init__(self, tab: Page) -> None:
        self.tab = tab

    # --- what can be seen

    @property
    def dialog(self) -> Locator:
        return self.tab.locator(".questions [role=dialog]")

    @property
    def cards(self) -> Locator:
        return self.tab.locator("button.card")

    @property
    def ready(self) -> Locator:
        return self.tab.locator("button.card.ready")

    def hand(self) -> list[str]:
        """Codes of the own cards."""
        return sorted(self.cards.evaluate_all("cards => cards.map(card => card.dataset.code)"))

    def card(self, code: str) -> Locator:
        return self.tab.locator(f'button.card[data-code="{code}"]').first

    @property
    def over(self) -> bool:
        return self.tab.locator(OVER).count() > 0

    # --- what can be done

    def play_quickly(self, address: str, edition: str) -> None:
        """One click on the front page."""
        self.tab.goto(address)
        self.tab.get_by_role("button", name=phrase(f"home-about-{edition}")).click()
        self.tab.wait_for_selector("button.card", timeout=PATIENCE_MS)

    def play_on(self) -> None:
        """Take what is offered, again and again; stops by itself when the round is over."""
        self.tab.evaluate(PLAYING, CHOICES)

    def sees_the_end(self) -> str:
        """How the round ended, once it has. Between quick bots the next one begins soon."""
        return str(self.tab.evaluate("window.playing"))
