/** Names inside an archive: every system unpacks them, and none twice. */

/** Characters that a part of a path keeps. */
const mostPart = 80;

/** Without what Windows or a path has no place for; never empty, and no way upwards. */
export function pathPart(name: string): string {
  const characters = [...name.slice(0, 2 * mostPart).replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')].slice(0, mostPart);
  // A name may not end with one of them there.
  while (characters.length && /[. ]/.test(characters.at(-1)!)) characters.pop();
  return characters.join('').trimStart() || '_';
}

/** `folder/a.pdf`, `folder/a (2).pdf`, …; upper and lower case are the same. */
export function freePath(folder: string, name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const end =
    dot > 0
      ? name
          .slice(dot)
          .replace(/[^.\p{L}\p{N}]/gu, '')
          .slice(0, 12)
      : '';
  const stem = pathPart(dot > 0 ? name.slice(0, dot) : name);
  let free = `${folder}/${stem}${end}`;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${folder}/${stem} (${n})${end}`;
  taken.add(free.toLowerCase());
  return free;
}
