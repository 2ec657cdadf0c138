/** Code that takes a change of telephone or e-mail back: 80 bits, in letters and digits that are not taken for one another. */

export const undoAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const undoLength = 16;
/** How long a change can be taken back. */
export const undoDays = 7;

const group = 4;

/** In capitals, nothing between them. */
const bare = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** As it stands in the message: groups of four. Also what a page makes of it while it is typed. */
export function groupedCode(typed: string): string {
  const letters = bare(typed).slice(0, undoLength);
  return Array.from({ length: Math.ceil(letters.length / group) }, (_, i) =>
    letters.slice(i * group, (i + 1) * group),
  ).join('-');
}

export const isUndoCode = (typed: string): boolean => {
  const letters = bare(typed);
  return letters.length === undoLength && [...letters].every((letter) => undoAlphabet.includes(letter));
};

/** `pick` answers a whole number below the one that it is given. */
export const drawnCode = (pick: (below: number) => number): string =>
  groupedCode(Array.from({ length: undoLength }, () => undoAlphabet[pick(undoAlphabet.length)]).join(''));
