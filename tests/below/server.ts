/** The server with the sample resource, over a database of its own with the demo data: `PORT` and `DATA_DIR` say where. */
import { buildApp } from '../../src/api/app.ts';
import { openFileStore } from '../../src/api/files/openStore.ts';
import { withSecret } from '../../src/api/secret.ts';
import { readSettings } from '../../src/api/settings.ts';
import { openEngine } from '../../src/database/engine/index.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { behaviours, levelsNow, routes } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { seedDemo, seedReference } from '../../src/services/seed.server.ts';
import { password } from '../e2e/support/session.ts';
import { impDecl } from './impDecl.ts';

const silent = (): void => undefined;
const settings = withSecret(readSettings(process.env));
const engine = await openEngine(settings, silent);
await migrate(engine.ownerUrl, silent);
const files = await openFileStore(settings);
await seedReference(engine.ownerUrl, process.env, files);
await seedDemo(engine.ownerUrl, { now: settings.appClock ?? new Date(), password, files });
// In the place of the product's own import declarations.
const all = [...resources.filter(({ prefix }) => prefix !== impDecl.prefix), impDecl];
const own = tables(all).filter(({ name }) => name.startsWith('shipwork_imp_decl'));
await withClient(engine.ownerUrl, async (client) => {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'shipwork\\_imp\\_decl%'",
  );
  for (const { name } of rows) await client.query(`drop table ${name} cascade`);
  await client.query(createAll(own));
});
const { [impDecl.prefix]: _replaced, ...others } = behaviours;
const database = openDatabase(engine.appUrl);
const app = await buildApp({
  settings,
  database,
  resources: all,
  behaviours: others,
  levelsNow,
  routes,
  maxLag: 60_000,
});
await app.listen({ port: settings.port, host: '127.0.0.1' });

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await app.close();
  await database.close();
  await engine.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void end());
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(), 200).unref();
