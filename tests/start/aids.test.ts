/** What developers alone may use stands in no built bundle (3-decisions 3 "development aids"). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { isBuilt } from '../../scripts/lib/built.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Every script of the application as it is now, as one text. */
async function application(): Promise<string> {
  if (isBuilt()) {
    const scripts = path.join(root, 'dist/web/assets');
    return readdirSync(scripts)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(scripts, name), 'utf8'))
      .join('\n');
  }
  const made = await build({
    root,
    configLoader: 'runner',
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/main.tsx') } },
  });
  const outputs = Array.isArray(made) ? made : [made];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((one) => ('code' in one ? one.code : ''))
    .join('\n');
}

const aid = /x-admin-key|profile\/admin|loginByAdminKey|offerAdminKey/;

test('the login by admin key is absent from the application', { timeout: 180_000 }, async () => {
  const text = await application();
  expect(text).toContain('platform/token/handover');
  expect(text.match(aid)).toBeNull();
  // The words looked for are those of the aid.
  expect(readFileSync(path.join(root, 'src/session/adminKey.ts'), 'utf8')).toMatch(aid);
});
