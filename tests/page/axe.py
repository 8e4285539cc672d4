"""What axe-core finds wrong on a screen: missing names, weak contrast, small targets, broken roles."""

from typing import Any

from playwright.sync_api import Page
from scripts.page import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

# A drawing counts as a whole, by its name. What it is drawn of is thousands of nodes that say nothing more.
RUN = """options => {
    document.querySelectorAll("svg > :not(title)").forEach((part) => part.remove());
    return axe.run(document, options).then(({ violations }) =>
        violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => ({
            id, help, target: target.join(" "), why: failureSummary.split("\\n").slice(1).join(" ").trim(),
        }))));
}"""


def findings(tab: Page) -> list[str]:
    """Everything that axe finds on what is shown now, a sentence each. Pictures are empty afterwards."""
    # No script tag: the page's policy would refuse it, as it should.
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = tab.evaluate(
        RUN, {"runOnly": list(STANDARDS), "resultTypes": ["violations"]}
    )
    return [f"{one['id']}: {one['target']}: {one['why'] or one['help']}" for one in found]
