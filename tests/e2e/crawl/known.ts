/** What the run has walked already, told among its workers: the same window of another screen need not be walked again. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whole } from './turns.ts';

/** True for whoever names it first. */
export type Claim = (...named: readonly (string | number)[]) => boolean;

/** A whole run shares it among all tests; by turns each test stands for itself. */
export function claims(outputDir: string): Claim {
  const own = new Set<string>();
  // A run in several parts keeps it at a place of its own.
  const folder = process.env.CRAWL_KNOWN ?? path.join(outputDir, 'crawl-known');
  if (whole) mkdirSync(folder, { recursive: true });
  return (...named) => {
    const key = createHash('sha1').update(JSON.stringify(named)).digest('hex');
    if (own.has(key)) return false;
    own.add(key);
    if (!whole) return true;
    try {
      writeFileSync(path.join(folder, key), '', { flag: 'wx' });
      return true;
    } catch {
      return false;
    }
  };
}
