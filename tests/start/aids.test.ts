/** What developers alone may use stands in no built bundle (3-decisions 3 "development aids"). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Every script that an entry of the browser brings, as one text. */
async function bundled(entry: string): Promise<string> {
  const made = await build({
    root,
    configLoader: 'runner',
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: path.join(root, entry) } },
  });
  const outputs = Array.isArray(made) ? made : [made];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((one) => ('code' in one ? one.code : ''))
    .join('\n');
}

const aid = /x-admin-key|profile\/admin|loginByAdminKey|offerAdminKey/;

test('the login by admin key is absent from the application', { timeout: 180_000 }, async () => {
  const application = await bundled('src/main.tsx');
  expect(application).toContain('platform/token/handover');
  expect(application.match(aid)).toBeNull();
  // The words looked for are those of the aid.
  expect(readFileSync(path.join(root, 'src/session/adminKey.ts'), 'utf8')).toMatch(aid);
});
