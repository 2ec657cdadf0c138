/** The server as its pid file tells of it, and its end. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clusterFolder, exitOf, program } from './clusterHome.ts';
import { StartProblem, type Say } from './problem.ts';
import { isAlive, processesIn, waitUntil } from './process.ts';
import type { Runner } from './runner.ts';

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

/** What the server says of itself: `ready` when it takes sessions. */
export const statusOf = (cluster: string): string | undefined => pidFile(cluster)?.status;

/** Ends a server that a killed process left behind; what it acknowledged is in its log. */
export async function stopOrphan(runner: Runner, say: Say): Promise<void> {
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

/** Ends a server: its sessions first, at last at once. */
export async function stopPid(runner: Runner, pid: number): Promise<void> {
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
