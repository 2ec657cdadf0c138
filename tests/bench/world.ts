/** What the parts of the bench share: a filled database, our built server and the bare one on it, a person signed in. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { hashPassword } from '../../src/api/passwords.ts';
import { openEngine } from '../../src/database/engine/index.ts';
import { migrate } from '../../src/database/migrate.ts';
import { seedReference } from '../../src/services/seed.server.ts';
import { fill, firstCorp } from './data.ts';
import { ratio, send, type Request } from './load.ts';

/** A part of the bench; `npm run bench -- name` runs it alone. */
export interface Part {
  readonly name: string;
  /** Wants the million rows; without any such part a small company is enough. */
  readonly large?: boolean;
  run(world: World): Promise<void>;
}

export interface World {
  readonly say: (line: string) => void;
  /** As the owner of the tables, for laying data out. */
  readonly owner: pg.Client;
  /** The person's own company. */
  readonly corpId: number;
  readonly userId: number;
  readonly login: { readonly loginId: string; readonly loginPw: string };
  /** Headers of the person's calls. */
  readonly headers: Readonly<Record<string, string>>;
  readonly ourPort: number;
  readonly barePort: number;
  /** A port that no other server of the bench has, for a part of its own. */
  readonly freePort: number;
  /** Folder that goes away with the bench. */
  readonly home: string;
  /** A call below `/api` of ours, and one of the bare server's for the same company. */
  readonly ours: (address: string) => Request;
  readonly bare: (address: string) => Request;
  /** Requests a second of both sides, printed as their ratio. */
  readonly measure: (
    name: string,
    ours: (n: number) => Request,
    bare: (n: number) => Request,
    requests: number,
  ) => Promise<void>;
  /** Highest resident memory of our server since `freshPeak`, in MB. */
  readonly peakMemory: () => number;
  readonly freshPeak: () => void;
  /** Of the owner of the tables, and of the application. */
  readonly ownerUrl: string;
  readonly appUrl: string;
}

const first = Number(process.env.BENCH_PORT ?? 3901);
const [ourPort, barePort, freePort] = [first, first + 1, first + 2];
const login = { loginId: 'bench@demo.example', loginPw: 'Bench!2611' };
const secret = 'bench-secret-0123456789-0123456789-0123';

/** Opens everything, hands it to `work`, and leaves nothing behind. */
export async function withWorld(
  size: { readonly corps: number; readonly rows: number },
  work: (world: World) => Promise<void>,
): Promise<void> {
  const say = (line: string) => console.log(`  ${line}`);
  const home = mkdtempSync(path.join(tmpdir(), 'hangro-bench-'));
  const engine = await openEngine({ dataDir: home, appSecret: secret }, say);
  const children: ChildProcess[] = [];
  try {
    await migrate(engine.ownerUrl, say);
    await seedReference(engine.ownerUrl);
    const owner = new pg.Client({ connectionString: engine.ownerUrl });
    // When the run fails, the engine's end breaks this connection too; the failure itself is what should be read.
    owner.on('error', () => undefined);
    await owner.connect();
    say(`filling ${size.corps} companies with ${size.rows} customers each`);
    await fill(owner, size.corps, size.rows, say);
    const userId = await addPerson(owner);
    const server = await startOurs(engine, home);
    children.push(server, await startBare(engine.ownerUrl));
    let highest = 0;
    const headers = { authorization: `Bearer ${await signIn(login)}` };
    await work({
      ...{ say, owner, corpId: firstCorp, userId, login, headers, ourPort, barePort, freePort, home },
      ours: (address) => ({ port: ourPort, path: `/api/${address}`, headers }),
      bare: (address) => ({ port: barePort, path: `/${address}${address.includes('?') ? '&' : '?'}corp=${firstCorp}` }),
      measure: async (name, a, b, requests) => {
        const found = await ratio(a, b, requests, 8);
        say(
          `${name.padEnd(34)} ratio ${found.ratio.toFixed(2)}   (${found.ours.toFixed(0)} / ${found.bare.toFixed(0)} a second)`,
        );
      },
      peakMemory: () => peakMemory(server.pid!),
      freshPeak: () => {
        highest = Math.max(highest, peakMemory(server.pid!));
        writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
      },
      ...{ ownerUrl: engine.ownerUrl, appUrl: engine.appUrl },
    });
    say(`peak memory of the server process  ${Math.max(highest, peakMemory(server.pid!))} MB`);
    await owner.end();
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await engine.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function addPerson(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into platform_user (corp_id, login_id, user_nm, st_cd, login_pw, auth_id, auth_corp_id, fail_cnt)
     select $1, $2, 'Bench', 'ACTIVE', $3, id, 1, 0 from platform_auth where corp_id = 1 and auth_nm = '관리자' returning id`,
    [firstCorp, login.loginId, await hashPassword(login.loginPw)],
  );
  return Number(rows[0]!.id);
}

/** The flags that `npm start` gives to Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.match(/--\S+/g) ?? [];
}

async function startOurs(
  engine: { readonly ownerUrl: string; readonly appUrl: string },
  home: string,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    APP_ENV: 'dev',
    PORT: String(ourPort),
    DATABASE_URL: engine.ownerUrl,
    DATABASE_APP_URL: engine.appUrl,
    APP_SECRET: secret,
    DATA_DIR: path.join(home, 'app'),
  };
  const child = spawn(process.execPath, [...startFlags(), 'dist/server/server.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 150; tries += 1) {
    if (
      await send({ port: ourPort, path: '/health/ready' }).then(
        () => true,
        () => false,
      )
    )
      return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  throw new Error('the server did not come up');
}

function startBare(ownerUrl: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(barePort), BARE_URL: ownerUrl };
  const child = fork(path.join(import.meta.dirname, 'bare.mjs'), { env, execArgv: [] });
  return new Promise((resolve) => child.once('message', () => resolve(child)));
}

/** The access token of a person. */
export async function signIn(who: World['login']): Promise<string> {
  const answer = await send({
    port: ourPort,
    method: 'POST',
    path: '/api/platform/member/login',
    body: JSON.stringify(who),
  });
  return (JSON.parse(answer) as { accessToken: string }).accessToken;
}

/** Highest resident memory of a process, in MB. */
export function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
