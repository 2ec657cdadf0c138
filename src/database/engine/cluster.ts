/** One embedded PostgreSQL server: its start and its end. */
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { clusterFolder, failed, program } from './clusterHome.ts';
import type { ClusterOptions } from './clusterHome.ts';
import { freePort } from './freePort.ts';
import type { Say } from './problem.ts';
import { waitUntil } from './process.ts';
import type { Runner } from './runner.ts';
import { statusOf, stopOrphan, stopPid } from './stopServer.ts';

export interface Cluster {
  readonly port: number;
  /** Resolves when the server process is gone, wanted or not. */
  readonly ended: Promise<void>;
  /** Ends sessions, writes everything down, ends the server. */
  stop(): Promise<void>;
}

/**
 * Starts the server of an initialised folder on loopback. A server that a killed process left behind is stopped
 * first: what it acknowledged is in its log and comes back.
 */
export async function startCluster(runner: Runner, options: ClusterOptions, say: Say): Promise<Cluster> {
  await stopOrphan(runner, say);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? options.port : undefined);
    const logStart = sizeOf(options.log);
    const child = launch(runner, port, options);
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    if (await isReady(child, clusterFolder(runner))) {
      return { port, ended, stop: () => stopChild(runner, child, ended, options) };
    }
    const said = readFileSync(options.log, 'utf8').slice(logStart);
    // The port went to someone else in between, or the last backends of a killed server are still going.
    const passing = /could not bind|could not create any TCP|still in use/.test(said);
    if (!passing || attempt === 5) throw failed('시작할 수', 'be started', options.log, said);
    await waitUntil(() => false, 300);
  }
}

function launch(runner: Runner, port: number, options: ClusterOptions): ChildProcess {
  const cluster = clusterFolder(runner);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    max_connections: options.throwaway ? '200' : '100',
    ...(options.throwaway
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
      : {}),
  };
  const args = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  if (sizeOf(options.log) > 20_000_000) truncateSync(options.log);
  const log = openSync(options.log, 'a', 0o600);
  // Detached, so that a Ctrl-C of the terminal reaches this process only and the database ends after it.
  const spawnOptions = { detached: true, stdio: ['ignore', log, log] as ('ignore' | number | 'pipe')[] };
  const postgres = program(runner, 'postgres');
  const tied = options.throwaway && process.platform !== 'win32';
  if (tied) spawnOptions.stdio[0] = 'pipe';
  const child = tied
    ? runner.run('sh', ['-c', tieToParent, 'sh', runner.home, postgres, ...args], spawnOptions)
    : runner.run(postgres, args, spawnOptions);
  closeSync(log);
  return child;
}

// The pipe closes when this process ends, even by kill -9.
const tieToParent = 'home=$1; shift; "$@" & read -r _; kill -QUIT $!; wait $!; rm -rf "$home"/*';

/** True when the server takes sessions, false when it ended instead. */
async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let over = false;
  child.once('exit', () => (over = true));
  child.once('error', () => (over = true));
  // Recovery after a crash may take long: only the end of the process is a failure.
  await waitUntil(() => over || statusOf(cluster) === 'ready', 600_000);
  return !over;
}

async function stopChild(
  runner: Runner,
  child: ChildProcess,
  ended: Promise<void>,
  options: ClusterOptions,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (child.stdin) child.stdin.end();
  else await stopPid(runner, child.pid!);
  await ended;
  if (options.throwaway) rmSync(runner.home, { recursive: true, force: true });
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
