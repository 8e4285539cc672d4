/** Tables that were opened to play at once: the table screen begins the match as soon as it is connected. */

const KEY = "lastcard.begin";
let asked: string | null = null; // where a browser has no storage

/** Begin the match at this table when its screen opens. */
export function askToBegin(table: string): void {
  asked = table;
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Without storage it holds until the page is loaded anew.
  }
}

/** Whether to begin now; true once for each time it was asked. */
export function shouldBegin(table: string): boolean {
  const wanted = asked === table || stored() === table;
  if (wanted) forget();
  return wanted;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function forget(): void {
  asked = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was not there either.
  }
}
