/** Editions as the server tells them: ours in every language, one with all their cards, and a stranger's. */

import type { Language } from "../src/lib/settings.svelte";
import type { ColorInfo, EditionInfo, FaceInfo, FigureInfo } from "../src/protocol";
import editions from "./fixtures/editions.json";
import names from "./fixtures/names.json";

export const EDITIONS = editions as unknown as EditionInfo[];

type Names = Record<Language, Record<string, Record<"symbols" | "colors", Record<string, string>>>>;
const NAMES: Names = names;

/** One of ours. */
export function edition(key: string, language: Language = "en"): EditionInfo {
  const found = EDITIONS.find((one) => one.key === key)!;
  if (language === "en") return found;
  const { symbols, colors } = NAMES[language][key]!;
  return {
    ...found,
    sides: found.sides.map((side) => ({
      ...side,
      colors: side.colors.map((color) => ({ ...color, name: colors[color.color]! })),
      faces: side.faces.map((face) => ({ ...face, name: symbols[face.symbol]! })),
    })),
  };
}

/** A deck of all our cards: sentences are about any of them. What has two sides calls a color otherwise. */
export function everything(language: Language, twoSided: boolean): EditionInfo {
  const all = EDITIONS.map(({ key }) => edition(key, language));
  const order = twoSided ? all : all.toReversed(); // the names of the last one count
  const sides = order.flatMap((one) => one.sides);
  const last = <T>(items: T[], key: (item: T) => string) => [
    ...new Map(items.map((item) => [key(item), item])).values(),
  ];
  const own = sides.flatMap((side) => side.colors);
  const flip = edition("flip", language).sides.flatMap((side) => side.colors);
  const single = all.filter((one) => one.sides.length === 1).flatMap((one) => one.sides[0]!.colors);
  const colors: ColorInfo[] = last([...own, ...(twoSided ? flip : single)], ({ color }) => color);
  const faces: FaceInfo[] = last(
    sides.flatMap((side) => side.faces),
    ({ symbol }) => symbol,
  );
  return {
    ...all[0]!,
    key: "everything",
    sides: (["light", "dark"] as const).map((side) => ({ type: "SideInfo", side, colors, faces })),
  };
}

// --- a stranger's

const figure = (name: string, count = 0): FigureInfo => ({ type: "FigureInfo", figure: name, count });

const face = (symbol: string, name: string, colorless: boolean, ...figures: FigureInfo[]): FaceInfo => ({
  type: "FaceInfo",
  card: colorless ? symbol : `a${symbol}`,
  symbol,
  name,
  colorless,
  copies: 4,
  points: 20,
  figures,
});

export const PAINTED = [
  ["red", "star"],
  ["navy", "ring"],
  ["lime", "cross"],
  ["brown", "leaf"],
  ["gray", "square"],
  ["pink", "heart"],
  ["turquoise", "waves"],
  ["orange", "sun"],
] as const;

/** An edition that nobody here has ever heard of, with so many colors. */
export function stranger(count = 2): EditionInfo {
  const colors = PAINTED.slice(0, count).map(([paint, shape], at): ColorInfo => ({
    type: "ColorInfo",
    color: "abcdefgh"[at]!,
    name: paint,
    paint,
    shape,
  }));
  const numbers = ["1", "6", "9", "12", "69"].map((symbol) => face(symbol, symbol, false));
  const faces = [
    ...numbers,
    face("7", "Lucky seven", false, figure("swap")),
    face("d3", "Draw Three", false, figure("draw", 3)),
    face("d12", "Draw Twelve", false, figure("draw", 12)),
    face("s", "Skip", false, figure("skip")),
    face("s2", "Double Skip", false, figure("skip"), figure("skip")),
    face("vs", "Turn and Skip", false, figure("reverse"), figure("skip")),
    face("p2", "Pass Two", false, figure("pass", 2)),
    face("h", "Hands", false, figure("hands")),
    face("g", "Gift", false, figure("give")),
    face("b", "Duel", false, figure("duel", 2)),
    face("t", "Trend", false, figure("show", 2)),
    face("n", "Name", false, figure("name")),
    face("nn", "Nothing", false),
    face("k", "Kip", false, figure("skip")),
    face("all", "Everything", false, figure("draw", 2), figure("flip"), figure("everyone"), figure("until")),
    face("x", "Choice", true, figure("name")),
    face("x1", "Choice and one", true, figure("name"), figure("draw", 1)),
    face("x2", "Choice and two", true, figure("name"), figure("draw", 2)),
    face("x9", "Choice and nine", true, figure("name"), figure("draw", 9)),
    face("xu", "Choice until", true, figure("name"), figure("until")),
    face("xs", "Choice and skip", true, figure("name"), figure("skip"), figure("reverse")),
  ];
  return {
    ...EDITIONS[0]!,
    key: "stranger",
    name: "Stranger",
    about: "What nobody has seen.",
    ours: false,
    sides: [{ type: "SideInfo", side: "light", colors, faces }],
    deck: faces.flatMap(({ symbol, colorless }) =>
      colorless ? [symbol] : colors.map(({ color }) => color + symbol),
    ),
  };
}
