/** An edition as the end of an address: its plain data, packed. */

import type { Plain } from "./draft";

/** Longer ones are cut off on the way, by one programme or another. */
export const LONGEST_LINK = 16_000;
/** A link that somebody made could unpack to anything. */
const LARGEST = 200_000;

export class BadLink extends Error {}

/** Through a stream of the browser; throws where that does not like the bytes, or they become too many. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new BadLink("too large");
    }
    parts.push(value);
  }
}

/** Letters, digits, - and _. */
export async function pack(plain: Plain): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(plain));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What was packed; throws BadLink for what was not. */
export async function unpack(text: string): Promise<Plain> {
  if (text.length > LONGEST_LINK) throw new BadLink("too long");
  try {
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const plain = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(
        await through(bytes, new DecompressionStream("deflate-raw")),
      ),
    );
    if (typeof plain === "object" && plain !== null && !Array.isArray(plain)) return plain;
  } catch (reason) {
    throw reason instanceof BadLink ? reason : new BadLink(String(reason));
  }
  throw new BadLink("no table");
}
