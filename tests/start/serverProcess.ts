import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { isBuilt } from '../../scripts/lib/built.mjs';
import { copyServerFiles } from '../../scripts/lib/serverFiles.mjs';
import { freePort } from '../../src/database/engine/freePort.ts';
import { processesIn } from '../../src/database/engine/process.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The server built as it is now, aside from dist/, where nobody else builds at the same time: a copy where dist/ is of now. */
export async function buildServer(): Promise<{ file: string; remove(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hangro-server-'));
  const outDir = path.join(folder, 'server');
  mkdirSync(outDir);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  if (isBuilt()) cpSync(path.join(root, 'dist/server'), outDir, { recursive: true });
  else {
    // Without its threads it would set no paper and read no table.
    const input = {
      server: 'src/server.ts',
      paperWorker: 'src/export/page/paperWorker.ts',
      tableWorker: 'src/api/imports/tableWorker.ts',
    };
    const made = { ssr: true, rolldownOptions: { input }, outDir };
    await build({ root, configLoader: 'runner', logLevel: 'error', build: made });
    copyServerFiles(root, outDir);
  }
  return { file: path.join(outDir, 'server.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** Everything printed so far. */
  said(): string;
  /** Resolves when the server says that it is ready; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

const running = new Set<ChildProcess>();

/** Starts a server process on a free port over a data folder. */
export async function startServer(
  file: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      END_WITH_PARENT: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<number | string>((done) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      done(code ?? signal!);
    });
  });
  const ready = new Promise<void>((done, fail) => {
    child.stdout.on('data', () => said.includes('Hangro is ready') && done());
    void ended.then(() => fail(new Error(`the server ended: ${said}`)));
  });
  // Who waits for the end only is not to hear of a readiness that never came.
  ready.catch(() => undefined);
  return { child, port, said: () => said, ready, ended };
}

/** Ends what a failed test left running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

export const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** Processes of the data folder's PostgreSQL. */
export const databaseProcesses = (dataDir: string): number[] =>
  processesIn(path.join(dataDir, 'postgres/cluster')) ?? [];
