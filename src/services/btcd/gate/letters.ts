/** Where two numbers part, letter by letter, as `plain` compares them: blanks, hyphens and case tell nothing apart. Pure. */
import { plain } from '../../shared/bonded/plain.ts';

/** Letters that stand together; an empty one that differs is a letter that is missing there. */
export interface Run {
  readonly text: string;
  readonly differs: boolean;
}
interface Letters {
  /** As written, with what stands between the letters. */
  readonly written: readonly string[];
  /** Places of the letters in it. */
  readonly places: readonly number[];
  readonly plain: readonly string[];
}

const lettersOf = (text: string): Letters => {
  const written = [...text];
  const places = written.flatMap((letter, at) => (plain(letter) ? [at] : []));
  return { written, places, plain: places.map((at) => plain(written[at])) };
};

/** Both with what differs marked; nothing is marked when they are the same number. */
export function lettersApart(planned: unknown, read: unknown): readonly [planned: Run[], read: Run[]] {
  const one = lettersOf(String(planned ?? ''));
  const other = lettersOf(String(read ?? ''));
  const most = Math.min(one.plain.length, other.plain.length);
  // What both begin and end with is the same, so that one letter too many marks itself and not all behind it.
  let start = 0;
  while (start < most && one.plain[start] === other.plain[start]) start += 1;
  let end = 0;
  while (end < most - start && one.plain.at(-1 - end) === other.plain.at(-1 - end)) end += 1;
  const sameLength = one.plain.length === other.plain.length;
  const runs = ({ written, places, plain: letters }: Letters, against: Letters): Run[] => {
    const last = letters.length - end;
    const apart = new Set(
      places.slice(start, last).filter((_place, at) => {
        const from = start + at;
        return !sameLength || letters[from] !== against.plain[from];
      }),
    );
    // Too few letters: where one is missing is marked too.
    const gap = start === last && against.plain.length > letters.length ? (places[start] ?? written.length) : undefined;
    return joined([
      ...written.flatMap((text, at): Run[] => [
        ...(at === gap ? [{ text: '', differs: true }] : []),
        { text, differs: apart.has(at) },
      ]),
      ...(gap === written.length ? [{ text: '', differs: true }] : []),
    ]);
  };
  return [runs(one, other), runs(other, one)];
}

const joined = (runs: readonly Run[]): Run[] => {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && run.text && last.text && last.differs === run.differs)
      all[all.length - 1] = { ...run, text: last.text + run.text };
    else all.push(run);
  }
  return all;
};
