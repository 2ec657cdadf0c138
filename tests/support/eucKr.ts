/** Texts in the code page of Korean Excel; the platform decodes it and does not encode it. */

const codes = new Map<string, readonly number[]>();
const decoder = new TextDecoder('euc-kr');
for (let lead = 0xa1; lead <= 0xfe; lead += 1)
  for (let trail = 0xa1; trail <= 0xfe; trail += 1)
    codes.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);

export const encoded = (text: string): Buffer =>
  Buffer.from(
    [...text].flatMap((char) => (char.charCodeAt(0) < 128 ? [char.charCodeAt(0)] : (codes.get(char) ?? [63]))),
  );
