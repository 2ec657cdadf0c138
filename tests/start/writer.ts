/** Writes rows over several connections as fast as it can and prints each number once PostgreSQL has acknowledged it. */
import pg from 'pg';
import { openEngine } from '../../src/database/engine/index.ts';

const [, , dataDir, from] = process.argv;
const engine = await openEngine({ dataDir: dataDir!, appSecret: 'unused by the embedded engine' }, () => undefined);
const pool = new pg.Pool({ connectionString: engine.ownerUrl, max: 4 });
await pool.query('create table if not exists written (no bigint primary key, filling text not null)');
const { rows } = await pool.query<{ no: string }>('select no from written');
console.log(JSON.stringify({ stored: rows.map(({ no }) => Number(no)) }));

let next = Number(from);
const write = async (): Promise<never> => {
  for (;;) {
    const no = next++;
    await pool.query('insert into written values ($1, $2)', [no, 'x'.repeat(500)]);
    process.stdout.write(`${no}\n`);
  }
};
await Promise.all([write(), write(), write(), write()]);
