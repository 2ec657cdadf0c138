/** As whom the embedded PostgreSQL runs: it refuses root, so root needs a way around. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StartProblem, type Say } from './problem.ts';

export interface Runner {
  /** Folder with bin/, lib/, share/, readable for the user below. */
  readonly native: string;
  /** Folder that holds the cluster, writable for that user. */
  readonly home: string;
  run(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  /** Hands a file or folder to the user that PostgreSQL runs as. */
  own(file: string): void;
}

const userNamespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000'];

// Where an ordinary user reaches what stands in a private folder of root's.
const shelters = '/var/lib/hangro';

/**
 * Chooses how to run the binaries of `native` on a cluster under `home`, or under `remembered` where it went before.
 * It goes elsewhere only when root has to use an ordinary user who cannot reach `home`.
 */
export function chooseRunner(native: string, home: string, remembered: string | undefined, say: Say): Runner {
  mkdirSync(home, { recursive: true });
  if (process.platform === 'win32' || process.getuid?.() !== 0) return plain(native, home, []);
  const place = remembered ?? home;
  const owner = clusterOwner(place);
  if (owner && owner.uid !== 0) return asUser(native, place, owner);
  if (spawnSync(userNamespace[0]!, [...userNamespace.slice(1), 'true'], { stdio: 'ignore' }).status === 0) {
    return plain(native, place, userNamespace);
  }
  const user = ordinaryUser();
  // What is secret in our folder has a mode of its own.
  chmodSync(path.dirname(home), 0o711);
  const reached = canReach(user, path.dirname(place)) ? place : makeShelter(place);
  say(
    `PostgreSQL 은 root 로 실행되지 않으므로 사용자 ${user.name} 로, 데이터는 ${reached} 에 두고 실행합니다. / ` +
      `PostgreSQL refuses root: running it as user ${user.name} on ${reached}.`,
  );
  return asUser(native, reached, user);
}

interface OsUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function plain(native: string, home: string, prefix: readonly string[]): Runner {
  return {
    native,
    home,
    run: (program, args, options) => {
      const [file, ...rest] = [...prefix, program, ...args];
      return spawn(file!, rest, options);
    },
    own: () => undefined,
  };
}

function asUser(packaged: string, home: string, user: OsUser): Runner {
  const native = reachableNative(packaged, user);
  if (statSync(home).uid !== user.uid || clusterOwner(home)?.uid !== user.uid) {
    spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, home], { stdio: 'ignore' });
  }
  chmodSync(home, 0o700);
  return {
    native,
    home,
    run: (program, args, options) => spawn(program, args, { cwd: home, ...options, uid: user.uid, gid: user.gid }),
    own: (file) => chownSync(file, user.uid, user.gid),
  };
}

/** The binaries in place, or a copy of this version where the user reaches it. */
function reachableNative(native: string, user: OsUser): string {
  if (canReach(user, path.join(native, 'bin'))) return native;
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(shelters, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(shelters, { recursive: true });
  const making = `${copy}.${process.pid}`;
  cpSync(native, making, { recursive: true, verbatimSymlinks: true });
  renameSync(making, copy);
  return copy;
}

/** A new folder in reach; a cluster made while root could still run it in place goes along. */
function makeShelter(home: string): string {
  mkdirSync(shelters, { recursive: true });
  const shelter = mkdtempSync(path.join(shelters, 'data-'));
  const cluster = path.join(home, 'cluster');
  if (existsSync(cluster)) {
    cpSync(cluster, path.join(shelter, 'cluster'), { recursive: true });
    renameSync(cluster, `${cluster}.moved`);
  }
  return shelter;
}

/** The owner of an existing cluster, who must run it again. */
function clusterOwner(home: string): OsUser | undefined {
  const cluster = path.join(home, 'cluster');
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = statSync(cluster);
  return { name: String(uid), uid, gid };
}

function ordinaryUser(): OsUser {
  const find = (): OsUser | undefined =>
    ['hangro-pg', 'postgres']
      .flatMap((name) =>
        readFileSync('/etc/passwd', 'utf8')
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`)),
      )
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }))[0];
  const found = find();
  if (found) return found;
  const made = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'hangro-pg'], {
    stdio: 'ignore',
  });
  const user = made.status === 0 ? find() : undefined;
  if (user) return user;
  throw new StartProblem(
    'PostgreSQL 은 root 로 실행되지 않는데 일반 사용자를 만들 수 없습니다. 일반 사용자로 시작하거나 DATABASE_URL 을 지정해 주세요.',
    'PostgreSQL refuses to run as root and no ordinary user could be created; start as an ordinary user or set DATABASE_URL',
  );
}

const canReach = (user: OsUser, folder: string): boolean =>
  spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0;
