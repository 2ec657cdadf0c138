/** Which of several words a mistyped one probably means. */

/** Letters, Hangul taken apart: a wrong vowel is one letter, not a whole syllable. */
const letters = (text: string): readonly string[] => [...text.toLowerCase().replace(/\s+/g, '').normalize('NFD')];

/** Letters to change, add or take away until one is the other. */
function distance(a: readonly string[], b: readonly string[]): number {
  let before = b.map((_, i) => i + 1);
  for (const [i, x] of a.entries()) {
    let corner = i;
    let left = i + 1;
    before = b.map((y, j) => {
      left = Math.min(left + 1, before[j]! + 1, corner + (x === y ? 0 : 1));
      corner = before[j]!;
      return left;
    });
  }
  return before.at(-1) ?? a.length;
}

const longest = 60;

/** The nearest of the choices by their words; undefined when none is near. */
export function nearest<C>(
  text: string,
  choices: readonly C[],
  wordsOf: (choice: C) => readonly (string | null | undefined)[],
): C | undefined {
  const typed = letters(text.slice(0, longest));
  // More than a third wrong is another word.
  let best = Math.max(1, Math.floor(typed.length / 3)) + 1;
  let found: C | undefined;
  for (const choice of choices)
    for (const word of wordsOf(choice)) {
      if (!word) continue;
      const apart = distance(typed, letters(word.slice(0, longest)));
      if (apart < best) [best, found] = [apart, choice];
    }
  return found;
}
