// Business code reads the fields of a record as members, so that the compiler knows them: `record.quotNo`, which a
// misspelt name does not pass, never `record['quotNo']`, which it does. Prints every breach; exits 1 when there is one.
import { pathToFileURL } from 'node:url';
import { readSources } from './imports.mjs';

/** A name in brackets behind a value. Behind a type, `Wizard['refused']` or `(typeof ages)['id']`, it is no read. */
const read =
  /(typeof [\w.]+\)(?:\[\w+\])?|\b[A-Z]\w*(?:<[^>\n]*>)?(?:\[\w+\])?|[\w)!]|(?<!\[number)\]|\?\.)\[(['"])[A-Za-z_]\w*\2\]/g;
const ofType = /^(typeof |[A-Z]\w*)/;

/**
 * Every breach, a line each.
 * @param {ReadonlyMap<string, string>} sources path (from the root, with /) to text
 */
export function bracketReads(sources) {
  return [...sources].flatMap(([file, text]) =>
    /^src\/services\/(?!demo\/)/.test(file)
      ? text
          .split('\n')
          .flatMap((line, at) =>
            [...line.matchAll(read)].some(([found = '']) => !ofType.test(found))
              ? [`${file}:${at + 1} reads a field in brackets: as a member its name is checked`]
              : [],
          )
      : [],
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = bracketReads(readSources());
  for (const line of found) console.log(line);
  process.exitCode = found.length ? 1 : 0;
}
