/** Which screen is open, and how to get to another one. All addresses are relative to where the page lives. */

// The server writes a relative <base>; from here on it must not move with the address.
const base = document.querySelector("base");
if (base) base.href = document.baseURI;
const root = new URL(document.baseURI);

export type Route =
  | { screen: "home" }
  | { screen: "new"; edition: string | null; printing: string | null }
  | { screen: "tables" }
  | { screen: "table"; table: string }
  | { screen: "watch"; table: string }
  | { screen: "replay"; table: string; match: number }
  | { screen: "rules"; edition: string | null; printing: string | null }
  | { screen: "settings" }
  | { screen: "make" }
  | { screen: "cards"; edition: string | null }
  | { screen: "nowhere" };

/** The address of something below the page: `t/abc`, `api/tables`. */
export function address(path: string): URL {
  return new URL(path, root);
}

export function routeOf(path: string, query = ""): Route {
  const [screen = "", name, ...more] = path.split("/").filter(Boolean);
  if (screen === "") return { screen: "home" };
  if (screen === "new" || screen === "rules" || screen === "cards") {
    const edition = name ?? null;
    const printing = edition && new URLSearchParams(query).get("printing");
    return screen === "cards" ? { screen, edition } : { screen, edition, printing };
  }
  if (screen === "tables" || screen === "settings" || screen === "make") return { screen };
  if (screen === "t" && name) return { screen: "table", table: name };
  if (screen === "watch" && name) return { screen, table: name };
  const match = Number(more[0] ?? 1);
  if (screen === "replay" && name && Number.isInteger(match) && match > 0)
    return { screen, table: name, match };
  return { screen: "nowhere" };
}

/** An edition on its screen by a text of its sheet: `rules/mini?printing=fr`. */
export const bySheet = (screen: "new" | "rules", edition: string, printing: string | null) =>
  `${screen}/${edition}${printing ? `?${new URLSearchParams({ printing })}` : ""}`;

const here = () => routeOf(location.pathname.slice(root.pathname.length - 1), location.search);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  /** Go to a screen, `t/abc`; the way back leads here. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(path));
    this.route = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: follow them without loading the page anew, unless another tab is asked for. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.go(node.href.slice(root.href.length));
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
