/** The data folder of a cluster: made whole or not at all. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clusterFolder, exitOf, failed, majorVersion, program } from './clusterHome.ts';
import type { ClusterOptions } from './clusterHome.ts';
import { StartProblem, type Say } from './problem.ts';
import type { Runner } from './runner.ts';

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
