/** One embedded PostgreSQL server: its data folder, its start and its end. */
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isAlive, processesIn, waitUntil } from './process.ts';
import { StartProblem, type Say } from './problem.ts';
import type { Runner } from './runner.ts';

export const majorVersion = 18;

export interface Cluster {
  readonly port: number;
  /** Resolves when the server process is gone, wanted or not. */
  readonly ended: Promise<void>;
  /** Ends sessions, writes everything down, ends the server. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly superPassword: string;
  /** Port to prefer: that of the last start. */
  readonly port?: number | undefined;
  /** File for the server's own log. */
  readonly log: string;
  /** A server of a test run: not durable, and it ends and its folder goes when this process ends, however it ends. */
  readonly throwaway?: boolean;
}

const clusterFolder = (runner: Runner): string => path.join(runner.home, 'cluster');
const program = (runner: Runner, name: string): string =>
  path.join(runner.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Makes the data folder when there is none. A half-made one of an interrupted start is made anew. */
export async function initCluster(runner: Runner, options: ClusterOptions, say: Say): Promise<void> {
  const cluster = clusterFolder(runner);
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return demandVersion(cluster);
  say('데이터베이스를 처음 만드는 중입니다 / creating the database');
  for (const name of readdirSync(runner.home)) {
    if (name.startsWith('making')) rmSync(path.join(runner.home, name), { recursive: true, force: true });
  }
  const making = path.join(runner.home, `making-${process.pid}`);
  const passwordFile = path.join(runner.home, `making-password-${process.pid}`);
  writeFileSync(passwordFile, options.superPassword, { mode: 0o600 });
  runner.own(passwordFile);
  try {
    const args = [
      '-D',
      making,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      ...localeArgs(),
    ];
    if (options.throwaway) args.push('--no-sync');
    const log = openSync(options.log, 'a', 0o600);
    const code = await exitOf(runner.run(program(runner, 'initdb'), args, { stdio: ['ignore', log, log] }));
    closeSync(log);
    if (code !== 0) throw failed('만들 수', 'be created', options.log);
    renameSync(making, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(making, { recursive: true, force: true });
  }
}

// A C locale would make PostgreSQL blind to Hangul letters; macOS has no C.UTF-8 of its own.
const localeArgs = (): string[] =>
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : [
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(process.platform === 'darwin' ? ['--locale=en_US.UTF-8'] : []),
      ];

function demandVersion(cluster: string): void {
  const found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(majorVersion)) return;
  throw new StartProblem(
    `${cluster} 의 데이터는 PostgreSQL ${found} 의 것이라 내장 PostgreSQL ${majorVersion} 로 열 수 없습니다.`,
    `the data in ${cluster} is of PostgreSQL ${found}; the built-in PostgreSQL ${majorVersion} cannot open it`,
  );
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

interface PidFile {
  readonly pid: number;
  readonly status: string;
}

function pidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

const statusOf = (cluster: string): string | undefined => pidFile(cluster)?.status;

async function stopOrphan(runner: Runner, say: Say): Promise<void> {
  const cluster = clusterFolder(runner);
  const file = pidFile(cluster);
  if (!file) return;
  const living = (): number[] => processesIn(cluster) ?? (isAlive(file.pid) ? [file.pid] : []);
  if (living().length > 0) {
    say('지난번에 남은 데이터베이스를 정리하는 중입니다 / stopping the database left from last time');
    if (living().includes(file.pid)) await stopPid(runner, file.pid);
    // Without their server the others end by themselves; one in the middle of a long query is told to.
    if (!(await waitUntil(() => living().length === 0, 3000))) for (const pid of living()) signal(pid, 'SIGQUIT');
    if (!(await waitUntil(() => living().length === 0, 5000))) {
      throw new StartProblem(
        `지난번에 남은 데이터베이스(pid ${living().join(', ')})를 끝낼 수 없습니다.`,
        `the database left from last time (pid ${living().join(', ')}) cannot be stopped`,
      );
    }
  }
  // Its pid may belong to a stranger by now, which PostgreSQL would take for a running server.
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

async function stopPid(runner: Runner, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await exitOf(
      runner.run(program(runner, 'pg_ctl'), ['stop', '-D', clusterFolder(runner), '-m', 'fast', '-w'], {
        stdio: 'ignore',
      }),
    );
    return;
  }
  signal(pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(pid), 30_000)) return;
  signal(pid, 'SIGQUIT');
  await waitUntil(() => !isAlive(pid), 5000);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
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

/** `wanted` when nobody listens there, else any free port. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = net.createServer();
    probe.once('error', () => (wanted === 0 ? fail(new Error('no free port')) : done(freePort())));
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => done(port));
    });
  });
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function failed(ko: string, en: string, log: string, said = ''): StartProblem {
  const reason = /(?:FATAL|PANIC|ERROR|error): +(.+)/.exec(said)?.[1] ?? '';
  return new StartProblem(
    `내장 데이터베이스를 ${ko} 없습니다${reason ? ` (${reason})` : ''}. 자세한 내용은 ${log} 에 있습니다.`,
    `the built-in database cannot ${en}; see ${log}`,
  );
}
