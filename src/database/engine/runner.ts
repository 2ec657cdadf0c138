/** As whom the embedded PostgreSQL runs: it refuses root, so root needs a way around. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
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

/**
 * Chooses how to run the binaries of `native` on a cluster under `home`. `home` changes only when root has to use
 * an ordinary user who cannot reach it.
 */
export function chooseRunner(native: string, home: string, say: Say): Runner {
  mkdirSync(home, { recursive: true });
  if (process.platform === 'win32' || process.getuid?.() !== 0) return plain(native, home, []);
  const owner = clusterOwner(home);
  if (owner && owner.uid !== 0) return asUser(native, home, owner);
  if (spawnSync(userNamespace[0]!, [...userNamespace.slice(1), 'true'], { stdio: 'ignore' }).status === 0) {
    return plain(native, home, userNamespace);
  }
  const user = ordinaryUser();
  if (canReach(user, home) && canReach(user, native)) {
    say(
      `PostgreSQL 은 root 로 실행되지 않으므로 사용자 ${user.name} 로 실행합니다. / PostgreSQL refuses root: running it as user ${user.name}.`,
    );
    return asUser(native, home, user);
  }
  const shelter = path.join('/var/lib/hangro', createHash('sha256').update(home).digest('hex').slice(0, 12));
  say(
    `PostgreSQL 은 root 로 실행되지 않고 사용자 ${user.name} 는 이 폴더에 닿지 못하므로 데이터를 ${shelter} 에 둡니다. / ` +
      `PostgreSQL refuses root and user ${user.name} cannot reach this folder: its data lives in ${shelter}.`,
  );
  mkdirSync(shelter, { recursive: true });
  const copied = path.join(shelter, 'native');
  if (!existsSync(path.join(copied, 'bin', 'postgres')))
    cpSync(native, copied, { recursive: true, verbatimSymlinks: true });
  const data = path.join(shelter, 'data');
  mkdirSync(data, { recursive: true });
  moveCluster(home, data);
  return asUser(copied, data, user);
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

function asUser(native: string, home: string, user: OsUser): Runner {
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

/** A cluster made while root could still run it in place goes along to where the ordinary user reaches it. */
function moveCluster(from: string, to: string): void {
  const cluster = path.join(from, 'cluster');
  if (!existsSync(cluster) || existsSync(path.join(to, 'cluster'))) return;
  cpSync(cluster, path.join(to, 'cluster.moving'), { recursive: true });
  renameSync(path.join(to, 'cluster.moving'), path.join(to, 'cluster'));
  renameSync(cluster, `${cluster}.moved`);
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
