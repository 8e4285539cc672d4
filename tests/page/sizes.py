"""Whether what a screen shows can be read and used in the room that it has."""

CUT_OFF = """() => {
  const told = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) told.push(`the page is ${page.scrollWidth} px wide`);

  const style = (one) => getComputedStyle(one);
  const up = (one, test) => (one && (test(one) ? one : up(one.parentElement, test)));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    const text = words.currentNode.data.trim();
    if (!text || parent.closest(".said, [aria-hidden=true], svg, option, script")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (up(parent, (one) => one.offsetWidth === 1)) continue; // heard, not seen
    if (up(parent, (one) => /auto|scroll/.test(style(one).overflowX) && one.scrollWidth > one.clientWidth)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { left, right } = range.getBoundingClientRect();

    const frames = [["its box", parent.closest("button, .button, label, summary, .panel")]];
    frames.push(["what cuts it off", up(parent, (one) => /hidden|clip/.test(style(one).overflowX))]);
    for (const [what, frame] of frames) {
      const edge = frame?.getBoundingClientRect();
      if (edge && (left < edge.left - 1 || right > edge.right + 1))
        told.push(`"${text}" stands out of ${what}, ${frame.localName}.${frame.className}`);
    }
    if (left < 0 || right > innerWidth) told.push(`"${text}" stands out of the screen`);
  }
  return told;
}"""

OUT_OF_REACH = """() => {
  // What can be pressed is on the screen once it is scrolled to, and nothing lies over it. Of a card in the hand the
  // corner with its index is enough; while something is asked, the rest of the table may lie under the question.
  const told = [];
  const asks = document.querySelector(".questions [role=dialog]") !== null;
  const places = [".questions button", ".calls button", ".bar button", ".record button"];
  if (!asks) places.push(".piles button", "button.seat", "button.card.ready");
  for (const button of document.querySelectorAll(places.join())) {
    if (button.disabled || !button.checkVisibility()) continue;
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = button.matches(".card") ? [left + width * 0.3, top + height * 0.3] : [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    if (button.contains(found)) continue;
    const name = button.ariaLabel ?? button.innerText.replace(/\\s+/g, " ");
    told.push(`"${name}" ${found ? `lies under ${found.localName}.${found.className}` : "is not on the screen"}`);
  }
  return told;
}"""
