/**
 * A class looks alike on every page: styles come with the page that wants them and stay, so that of two files which give the
 * same class its looks the one that came last wins, by the way that a person came.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Classes that stand as a selector of their own, outside of any condition. */
function classesOf(file: string): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  const found = new Set<string>();
  let [depth, from] = [0, 0];
  for (const [at, letter] of [...text].entries()) {
    if (letter === '{') {
      if (depth === 0)
        for (const one of text
          .slice(from, at)
          .replaceAll(/\([^()]*\)/g, '')
          .split(',')) {
          const name = /^\s*\.([\w-]+)\s*$/.exec(one)?.[1];
          if (name) found.add(name);
        }
      depth += 1;
    }
    if (letter === '}') depth -= 1;
    if (letter === '{' || letter === '}' || letter === ';') from = at + 1;
  }
  return found;
}

/** One element whose place is kept by the page until its own styles are there. */
const shared = new Set(['hg-pane']);

test('no class has its looks from two files', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(100);
  const places = new Map<string, string[]>();
  for (const file of files) for (const name of classesOf(file)) places.set(name, [...(places.get(name) ?? []), file]);
  const twice = [...places].filter(([name, found]) => found.length > 1 && !shared.has(name));
  expect(twice).toEqual([]);
});
