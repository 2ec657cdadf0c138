import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'hangro-bundle-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles one source text for the browser with the product's configuration. */
async function bundle(text: string): Promise<unknown> {
  const input = path.join(folder, 'entry.ts');
  writeFileSync(input, text);
  const options = { write: false, rolldownOptions: { input } };
  return build({ root, configLoader: 'runner', logLevel: 'silent', publicDir: false, build: options });
}

test('takes what the browser may have', async () => {
  await expect(bundle(`console.log('harmless');`)).resolves.toBeDefined();
});

test.each([
  ['a Node module', `import { readFileSync } from 'node:fs'; console.log(readFileSync);`],
  ['a Node module by its bare name', `import path from 'path'; console.log(path);`],
  ['a server module', `import { behaviours } from '${root}/src/services/index.server.ts'; console.log(behaviours);`],
  ['a server module fetched later', `void import('${root}/src/services/index.server.ts');`],
])('refuses %s', async (_, text) => {
  await expect(bundle(text)).rejects.toThrow(/brings .* into the browser bundle/);
});
