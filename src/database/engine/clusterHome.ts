/** Where a cluster and its programs lie, how it is opened, and how its failures read. */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { StartProblem } from './problem.ts';
import type { Runner } from './runner.ts';

export const majorVersion = 18;

export interface ClusterOptions {
  readonly superPassword: string;
  /** Port to prefer: that of the last start. */
  readonly port?: number | undefined;
  /** File for the server's own log. */
  readonly log: string;
  /** A server of a test run: not durable, and it ends and its folder goes when this process ends, however it ends. */
  readonly throwaway?: boolean;
}

/** Its data folder. */
export const clusterFolder = (runner: Runner): string => path.join(runner.home, 'cluster');
/** One of PostgreSQL’s own programs. */
export const program = (runner: Runner, name: string): string =>
  path.join(runner.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Exit code of a program that was run. */
export const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });

/** A sentence for a start that failed, with the reason that PostgreSQL gave. */
export function failed(ko: string, en: string, log: string, said = ''): StartProblem {
  const reason = /(?:FATAL|PANIC|ERROR|error): +(.+)/.exec(said)?.[1] ?? '';
  return new StartProblem(
    `내장 데이터베이스를 ${ko} 없습니다${reason ? ` (${reason})` : ''}. 자세한 내용은 ${log} 에 있습니다.`,
    `the built-in database cannot ${en}; see ${log}`,
  );
}
