import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './settings.ts';

/** Settings with a secret: the given one, else the one generated in the data folder on first use. */
export function withSecret(settings: Settings): Settings & { readonly appSecret: string } {
  if (settings.appSecret !== undefined) return { ...settings, appSecret: settings.appSecret };
  const file = path.join(settings.dataDir, 'secret');
  mkdirSync(settings.dataDir, { recursive: true });
  try {
    // Only the first of several starters writes; all read the same.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { ...settings, appSecret: readFileSync(file, 'utf8') };
}
