import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { birthOf, isAlive, sleep, waitUntil } from './process.ts';
import { StartProblem } from './problem.ts';

interface Holder {
  readonly pid: number;
  readonly birth: string;
  readonly token: string;
  /** Set while it gives the folder back. */
  readonly ending?: boolean;
}

export interface FolderLock {
  /** Tells who waits that the seat will soon be free. */
  ending(): void;
  release(): void;
}

/**
 * Takes the one seat in a data folder. A holder is awaited for `patience` milliseconds, or 30 s when it says that it is
 * ending; the file of a dead one is moved away.
 */
export async function lockFolder(dataDir: string, patience = 1500): Promise<FolderLock> {
  const file = path.join(dataDir, 'lock');
  const mine: Holder = { pid: process.pid, birth: birthOf(process.pid), token: randomUUID() };
  await waitUntil(() => !isHeld(read(file)), patience);
  if (read(file)?.ending) await waitUntil(() => !isHeld(read(file)), 30_000);
  const holder = read(file);
  if (isHeld(holder)) throw taken(dataDir, holder!.pid);
  if (holder && !moveAway(file, holder)) throw taken(dataDir, read(file)?.pid);
  try {
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw taken(dataDir, read(file)?.pid);
  }
  // Two starters may both have moved the same dead file away; the one whose file stands a moment later has the seat.
  await sleep(60);
  if (read(file)?.token !== mine.token) throw taken(dataDir, read(file)?.pid);
  const isMine = (): boolean => read(file)?.token === mine.token;
  return {
    ending: () => {
      if (!isMine()) return;
      const next = `${file}.${process.pid}.new`;
      writeFileSync(next, JSON.stringify({ ...mine, ending: true }), { mode: 0o600 });
      renameSync(next, file);
    },
    release: () => {
      if (isMine()) rmSync(file, { force: true });
    },
  };
}

/** The pid of a living process that holds the folder. */
export const holderOf = (dataDir: string): number | undefined => {
  const holder = read(path.join(dataDir, 'lock'));
  return isHeld(holder) ? holder!.pid : undefined;
};

const isHeld = (holder: Holder | undefined): boolean =>
  holder !== undefined && holder.pid > 0 && isAlive(holder.pid) && birthOf(holder.pid) === holder.birth;

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // A file cut short by a crash has no living holder.
    return { pid: -1, birth: '', token: '' };
  }
}

/** False when another starter was quicker and the file moved was already its own; that one is put back. */
function moveAway(file: string, dead: Holder): boolean {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  if (read(aside)?.token !== dead.token) {
    renameSync(aside, file);
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}

/** What to tell when the seat is taken. */
export const taken = (dataDir: string, pid: number | undefined): StartProblem =>
  new StartProblem(
    `다른 항로 서버(pid ${pid ?? '?'})가 이미 ${dataDir} 를 쓰고 있습니다. 그 서버를 먼저 끝내 주세요.`,
    `another Hangro server (pid ${pid ?? '?'}) is already using ${dataDir}; stop it first`,
  );
