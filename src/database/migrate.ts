import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type pg from 'pg';
import { reasonOf, StartProblem, type Say } from './engine/problem.ts';
import { withClient } from './engine/roles.ts';

export interface Migration {
  readonly no: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

// The build copies the folder beside the bundled server, so that the same address holds in both.
const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** The reviewed migrations in order. Numbers run from 1 without a gap. */
export function migrations(from = folder): Migration[] {
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return files.map((file, index) => {
    const [, no, name] = /^(\d{4})_([\w-]+)\.sql$/.exec(file) ?? [];
    if (!no || !name || Number(no) !== index + 1) {
      throw new StartProblem(
        `마이그레이션 ${file} 의 번호가 맞지 않습니다.`,
        `migration ${file} is not number ${index + 1} of the list`,
      );
    }
    const sql = readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n');
    return { no: Number(no), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Brings a database to the newest migration, each in a transaction of its own; one process at a time. Refuses a database
 * whose applied migrations differ from the files. Returns how many were applied.
 */
export async function migrate(ownerUrl: string, say: Say, list: readonly Migration[] = migrations()): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('hangro migrate'))`);
    await client.query(`create table if not exists sys_migration (
      no integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(client, list);
    const pending = list.slice(applied);
    for (const migration of pending) {
      say(`마이그레이션 적용 / migrating: ${migration.no} ${migration.name}`);
      await apply(client, migration);
    }
    return pending.length;
  });
}

async function readApplied(client: pg.Client, list: readonly Migration[]): Promise<number> {
  const { rows } = await client.query<{ no: number; name: string; checksum: string }>(
    'select no, name, checksum from sys_migration order by no',
  );
  rows.forEach((row, index) => {
    const migration = list[index];
    if (migration?.no === row.no && migration.checksum === row.checksum) return;
    throw new StartProblem(
      `데이터베이스에 적용된 마이그레이션 ${row.no} ${row.name} 이(가) 이 버전의 파일과 다릅니다.`,
      migration
        ? `migration ${row.no} ${row.name} of the database differs from this version's file`
        : `the database has migration ${row.no} ${row.name}, which this version does not know`,
    );
  });
  return rows.length;
}

async function apply(client: pg.Client, { no, name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into sys_migration (no, name, checksum) values ($1, $2, $3)', [no, name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartProblem(
      `마이그레이션 ${no} ${name} 이(가) 실패했습니다: ${reasonOf(error)}.`,
      `migration ${no} ${name} failed`,
    );
  }
}
