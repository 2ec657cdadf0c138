/** What can be known of other processes of this machine. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processState(pid) !== 'Z';
}

/** Fields of /proc/<pid>/stat after the command name, which may itself hold blanks and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const processState = (pid: number): string | undefined => statFields(pid)?.[0];

/** A text that another process with the same, reused pid will not have; empty where the system does not tell. */
export function birthOf(pid: number): string {
  const started = statFields(pid)?.[19];
  if (started) return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${started}`;
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Living processes whose working folder is `folder`: every process of a PostgreSQL server stands in its data folder.
 * Undefined where the system does not tell.
 */
export function processesIn(folder: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const wanted = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === wanted && processState(pid) !== 'Z';
      } catch {
        return false;
      }
    });
}

/** Waits until `done` answers true; false when `milliseconds` pass before. */
export async function waitUntil(done: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await done())) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}
