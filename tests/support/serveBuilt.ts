import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** One built server over a fresh embedded database for a whole browser run; answers what ends it. */
export default async function serveBuilt(): Promise<() => Promise<void>> {
  chromiumPath();
  const { folder, stop } = await serve(process.env.E2E_PORT!);
  // Tests that need many rows write them past the application.
  process.env.E2E_DATA_DIR = folder;
  return stop;
}

function builtServer(): string {
  const server = path.join(root, 'dist/server/server.js');
  if (!existsSync(server)) throw new Error('nothing is built: npm run build');
  return server;
}

interface Served {
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** A server of its own, with the demo data and nothing else: for a story whose document numbers are told beforehand. */
export async function serve(
  port: string,
  run: readonly string[] = [builtServer()],
  patience = 120_000,
): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hangro-e2e-'));
  const env = {
    ...process.env,
    APP_ENV: 'local',
    APP_CLOCK: '2026-11-20T09:00:00+09:00',
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: '',
    DATABASE_APP_URL: '',
    END_WITH_PARENT: 'on',
  };
  const child = spawn(process.execPath, run, { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(`http://localhost:${port}/health/ready`, patience, () => child.exitCode !== null);
  } catch (error) {
    const log = path.join(folder, 'postgres.log');
    console.error(said, existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '');
    await stop();
    throw error;
  }
  return { folder, stop };
}

async function ready(url: string, patience: number, over: () => boolean): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end && !over();) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the built server did not answer at ${url}`);
}
