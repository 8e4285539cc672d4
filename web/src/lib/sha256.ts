/** SHA-256 and HMAC in plain TypeScript: a page that comes over plain http has no `crypto.subtle`. */

/** The first 32 bits of the fractional parts of roots of the first primes, as FIPS 180-4 has its constants. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let divisor = 2;
    while (n % divisor) divisor++;
    if (divisor === n) found.push((root(n) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const ROUND = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);
const BLOCK = 64;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8); // no text here comes near 512 megabytes
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let from = 0; from < padded.byteLength; from += BLOCK) {
    for (let t = 0; t < 16; t++) w[t] = padded.getUint32(from + 4 * t);
    for (let t = 16; t < 64; t++) {
      const [w15, w2] = [w[t - 15]!, w[t - 2]!];
      const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
      const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
      w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let t = 0; t < 64; t++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const t1 = h + s1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = hash[at]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

/** As RFC 2104 has it; no key here is longer than a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const keyed = (byte: number, text: Uint8Array) => {
    const whole = new Uint8Array(BLOCK + text.length).fill(byte, 0, BLOCK);
    key.forEach((one, at) => (whole[at] = one ^ byte));
    whole.set(text, BLOCK);
    return sha256(whole);
  };
  return keyed(0x5c, keyed(0x36, message));
}

export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
