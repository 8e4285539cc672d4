/** Who came by a link inside the page hears where they are: the heading of the new screen gets the focus. */

const began = location.href;
let arrivals = 0;

/** For the heading of a screen. The first screen leaves the focus alone: the browser begins at the top by itself. */
export function arrive(heading: HTMLElement): void {
  if (arrivals++ > 0 || location.href !== began) heading.focus({ preventScroll: true });
}
