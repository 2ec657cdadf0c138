import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { postgresFolder } from './binaries.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { initCluster } from './initCluster.ts';
import { StartProblem, type Say } from './problem.ts';
import { appRole, withClient } from './roles.ts';
import { chooseRunner } from './runner.ts';

export const databaseName = 'hangro';
const ownerRole = 'hangro_owner';

export interface EmbeddedServer {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** As superuser, on the maintenance database. */
  readonly superUrl: string;
  readonly cluster: Cluster;
}

interface Remembered {
  port?: number;
  /** Folder of the cluster where that is not beside this file. */
  home?: string;
  superPassword: string;
  ownerPassword: string;
  appPassword: string;
}

/** Starts the PostgreSQL of a data folder, made on first use, with the database and its two roles in it. */
export async function startEmbedded(folder: string, say: Say, throwaway = false): Promise<EmbeddedServer> {
  // PostgreSQL may stand in another working folder than this process.
  const dataDir = path.resolve(folder);
  const stateFile = path.join(dataDir, 'postgres.json');
  const home = path.join(dataDir, 'postgres');
  const recalled = recall(stateFile, home);
  const runner = chooseRunner(await postgresFolder(), home, recalled.home, say);
  const state = runner.home === home ? recalled : { ...recalled, home: runner.home };
  remember(stateFile, state);
  const options = {
    superPassword: state.superPassword,
    port: state.port,
    log: path.join(dataDir, 'postgres.log'),
    throwaway,
  };
  await initCluster(runner, options, say);
  const cluster = await startCluster(runner, options, say);
  try {
    remember(stateFile, { ...state, port: cluster.port });
    const superUrl = urlOf('postgres', state.superPassword, cluster.port, 'postgres');
    await prepare(superUrl, state);
    return {
      cluster,
      superUrl,
      ownerUrl: urlOf(ownerRole, state.ownerPassword, cluster.port, databaseName),
      appUrl: urlOf(appRole, state.appPassword, cluster.port, databaseName),
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

const urlOf = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

function recall(stateFile: string, home: string): Remembered {
  if (existsSync(stateFile)) {
    try {
      return JSON.parse(readFileSync(stateFile, 'utf8')) as Remembered;
    } catch {
      throw lost(stateFile);
    }
  }
  if (existsSync(path.join(home, 'cluster'))) throw lost(stateFile);
  const secret = (): string => randomBytes(24).toString('base64url');
  const made = { superPassword: secret(), ownerPassword: secret(), appPassword: secret() };
  mkdirSync(path.dirname(stateFile), { recursive: true });
  remember(stateFile, made);
  return made;
}

const lost = (stateFile: string): StartProblem =>
  new StartProblem(
    `내장 데이터베이스의 비밀번호 파일 ${stateFile} 이(가) 없거나 깨졌습니다. 백업에서 되돌려 주세요.`,
    `the password file ${stateFile} of the built-in database is missing or broken; restore it from a backup`,
  );

function remember(stateFile: string, state: Remembered): void {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${stateFile}.new`, stateFile);
}

async function prepare(superUrl: string, state: Remembered): Promise<void> {
  await withClient(superUrl, async (client) => {
    const exists = async (query: string, name: string): Promise<boolean> =>
      ((await client.query(query, [name])).rowCount ?? 0) > 0;
    const role = async (name: string, password: string): Promise<void> => {
      if (await exists('select from pg_roles where rolname = $1', name)) return;
      await client.query(`create role ${name} login password ${pg.escapeLiteral(password)}`);
    };
    await role(ownerRole, state.ownerPassword);
    await role(appRole, state.appPassword);
    if (await exists('select from pg_database where datname = $1', databaseName)) return;
    await client.query(`create database ${databaseName} owner ${ownerRole}`);
  });
}
