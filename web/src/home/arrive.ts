/** Who came by a link inside the page hears where they are: the heading of the new screen gets the focus;
 * at a table the table itself, so that one's hand is next. */

const began = location.href;
let arrivals = 0;

/** For what names a screen. The first screen leaves the focus alone: the browser begins at the top by itself. */
export function arrive(name: HTMLElement): void {
  if (arrivals++ > 0 || location.href !== began) name.focus({ preventScroll: true });
}
