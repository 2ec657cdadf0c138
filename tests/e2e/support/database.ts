/** The database under the server of the browser tests, as the owner of its tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../../../src/database/engine/roles.ts';

/** Runs SQL past the application. */
export async function owner(sql: string): Promise<Record<string, unknown>[]> {
  const state = readFileSync(path.join(process.env.E2E_DATA_DIR!, 'postgres.json'), 'utf8');
  const { port, ownerPassword } = JSON.parse(state) as { port: number; ownerPassword: string };
  const url = `postgres://hangro_owner:${ownerPassword}@127.0.0.1:${port}/hangro`;
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
}
