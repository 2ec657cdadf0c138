/** The test string that every virus scanner knows; standing in for one, we know it too. */
// Written in two parts, or this source itself would be taken for an infected file.
const signature = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
);

/** Answers a function that takes a stream's parts one after the other and says whether the string has come. */
export function eicarSeeker(): (part: Buffer) => boolean {
  let found = false;
  let tail = Buffer.alloc(0);
  return (part) => {
    if (found) return true;
    found = part.includes(signature) || Buffer.concat([tail, part.subarray(0, signature.length)]).includes(signature);
    const joined = part.length >= signature.length ? part : Buffer.concat([tail, part]);
    tail = Buffer.from(joined.subarray(Math.max(0, joined.length - signature.length + 1)));
    return found;
  };
}
