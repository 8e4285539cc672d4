/** A form as its cards are drawn, before anybody has checked whether it can be played. */

import type { ColorInfo, EditionInfo, FaceInfo, FigureInfo, SideInfo } from "../protocol";
import { EFFECTS } from "../editionFile";
import type { ColorDraft, Draft, Effect, SideDraft } from "./draft";
import { facesOf, type Face } from "./faces";

const figuresOf = (effects: Effect[]): FigureInfo[] =>
  effects.flatMap(({ word, n }) => {
    const { figure = null, counted = false } = EFFECTS[word] ?? {};
    return figure ? [{ type: "FigureInfo" as const, figure, count: counted ? (n ?? 0) : 0 }] : [];
  });

const colorInfo = ({ letter, paint, shape, name }: ColorDraft, language: string): ColorInfo => ({
  type: "ColorInfo",
  color: letter,
  name: name[language] ?? paint,
  paint,
  shape,
});

const faceInfo = ({ row, symbol, codes }: Face, language: string): FaceInfo => ({
  type: "FaceInfo",
  card: codes[0] ?? symbol,
  symbol,
  name: row.name[language] ?? symbol,
  colorless: row.kind === "colorless",
  copies: (row.copies ?? 0) * codes.length,
  points: row.points ?? 0,
  figures: figuresOf(row.kind === "numbers" ? [] : row.played),
});

const sideInfo = (side: SideDraft, language: string): SideInfo => ({
  type: "SideInfo",
  side: side.side,
  colors: side.colors.map((color) => colorInfo(color, language)),
  faces: facesOf(side).map((face) => faceInfo(face, language)),
});

/** What a picture needs to know; nobody plays with it. */
export const pictured = (draft: Draft, language: string): EditionInfo => ({
  type: "EditionInfo",
  key: "own",
  name: draft.name[language] ?? "",
  players: [2, 2],
  hand: 0,
  target: 0,
  mode: "",
  modes: [],
  sides: draft.sides.map((side) => sideInfo(side, language)),
  options: [],
  ours: false,
});
