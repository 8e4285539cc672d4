/** Every deck in the order in which it lies before a shuffle: section 7 of docs/fairness.md. */

/** Color by color, in each color by rows, cards without a color last. Each row is a symbol and how many there are. */
function deck(colors: string, rows: string, wilds: string): string[] {
  const copies = (row: string) => {
    const [symbol = "", count = "1"] = row.split("*");
    return Array.from({ length: Number(count) }, () => symbol);
  };
  const symbols = rows.split(" ").flatMap(copies);
  return [
    ...[...colors].flatMap((color) => symbols.map((symbol) => color + symbol)),
    ...wilds.split(" ").flatMap(copies),
  ];
}

const STANDARD = "0 1*2 2*2 3*2 4*2 5*2 6*2 7*2 8*2 9*2 s*2 v*2 +2*2";
const NINE = "1 2 3 4 5 6 7 8 9 s v +1";

const FLIP = `r+1/p3 r+1/p4 r1/p3 r1/u2 r2/ov r2/u+5 r3/p7 r3/w+c r4/of r4/u+5 r5/p2 r5/t5 r6/o9 r6/pe r7/o1 r7/u5
r8/t7 r8/uv r9/tv r9/u5 rf/p8 rf/u3 rs/o+5 rs/w rv/t7 rv/u3 y+1/p1 y+1/u8 y1/pe y1/w y2/t1 y2/t8
y3/p+5 y3/u1 y4/p+5 y4/uf y5/t8 y5/u9 y6/oe y6/w+c y7/o2 y7/u6 y8/o2 y8/p1 y9/t5 y9/u4 yf/o8 yf/p4
ys/o3 ys/tf yv/tf yv/w g+1/o6 g+1/t6 g1/o5 g1/of g2/t+5 g2/te g3/pf g3/u2 g4/p8 g4/t9 g5/o7 g5/t4
g6/p5 g6/w+c g7/o6 g7/t2 g8/pv g8/t9 g9/o+5 g9/pv gf/t3 gf/w+c gs/o9 gs/u4 gv/o1 gv/p7 b+1/p6 b+1/t6
b1/ue b1/ue b2/o8 b2/p6 b3/t2 b3/u8 b4/t+5 b4/u1 b5/ov b5/p9 b6/te b6/uv b7/o3 b7/oe b8/t4 b8/tv
b9/o5 b9/uf bf/u6 bf/u7 bs/p9 bs/t1 bv/o4 bv/w w+2/o4 w+2/o7 w+2/p2 w+2/u9 w/p5 w/pf w/t3 w/u7`;

/** The deck of an edition; options change that of mini only. Empty for an edition that is not known here. */
export function deckOf(edition: string, rules: Readonly<Record<string, unknown>>): string[] {
  switch (edition) {
    case "classic":
      return deck("rygb", STANDARD, "w*4 w+4*4");
    case "beach":
      return deck("tpgo", STANDARD, "w*4 w+4*4 wg*4");
    case "battle":
      return deck("rygb", STANDARD, "w*4 w+4*4 wb*4");
    case "trend":
      return deck("rygb", STANDARD, "w*4 w+4*4 wt*4");
    case "flip":
      return FLIP.split(/\s+/);
    case "mini":
      return rules.mini_deck === "b"
        ? deck("rygb", `0 ${NINE}`, "w*2 w+2*2")
        : deck("rygb", NINE, "w*4 w+2*4");
    default:
      return [];
  }
}
