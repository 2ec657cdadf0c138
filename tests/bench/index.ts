/**
 * The product against a bare node http + pg server in the same run, on 1,000,000 customers in 50 companies. Prints ratios;
 * nothing here fails by the clock. BENCH_CORPS and BENCH_ROWS make it smaller.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { hashPassword } from '../../src/api/passwords.ts';
import { openEngine } from '../../src/database/engine/index.ts';
import { migrate } from '../../src/database/migrate.ts';
import { seedReference } from '../../src/services/seed.server.ts';
import { fill, firstCorp } from './data.ts';
import { ratio, send, type Request } from './load.ts';

const corps = Number(process.env.BENCH_CORPS ?? 50);
const rows = Number(process.env.BENCH_ROWS ?? 20_000);
const [ourPort, barePort] = [Number(process.env.BENCH_PORT ?? 3901), Number(process.env.BENCH_PORT ?? 3901) + 1];
const say = (line: string) => console.log(`  ${line}`);
const loginPw = 'Bench!2611';

const home = mkdtempSync(path.join(tmpdir(), 'hangro-bench-'));
const secret = 'bench-secret-0123456789-0123456789-0123';
const engine = await openEngine({ dataDir: home, appSecret: secret }, say);
const children: ChildProcess[] = [];
try {
  await migrate(engine.ownerUrl, say);
  await seedReference(engine.ownerUrl);
  say(`filling ${corps} companies with ${rows} customers each`);
  const owner = new pg.Client({ connectionString: engine.ownerUrl });
  // When the run fails, the engine's end breaks this connection too; the failure itself is what should be read.
  owner.on('error', () => undefined);
  await owner.connect();
  await fill(owner, corps, rows, say);
  await owner.query(
    `insert into platform_user (corp_id, login_id, user_nm, st_cd, login_pw, auth_id, auth_corp_id, fail_cnt)
     select $1, 'bench@demo.example', 'Bench', 'ACTIVE', $2, id, 1, 0 from platform_auth where corp_id = 1 and auth_nm = '관리자'`,
    [firstCorp, await hashPassword(loginPw)],
  );
  const { rows: someIds } = await owner.query<{ id: string }>('select id from rs4_clnt where corp_id = $1 order by id desc limit 500', [firstCorp]);
  const ids = someIds.map((row) => Number(row.id));

  children.push(await startOurs(), await startBare());
  const token = await signIn();
  const headers = { authorization: `Bearer ${token}` };
  const ours = (address: string): Request => ({ port: ourPort, path: `/api/rs4/clnt${address}`, headers });
  const bare = (address: string): Request => ({ port: barePort, path: `${address}${address.includes('?') ? '&' : '?'}corp=${firstCorp}` });

  const results: [string, number, number, number][] = [];
  const measure = async (name: string, a: (n: number) => Request, b: (n: number) => Request, requests: number) => {
    const found = await ratio(a, b, requests, 8);
    results.push([name, found.ratio, found.ours, found.bare]);
    say(`${name.padEnd(34)} ratio ${found.ratio.toFixed(2)}   (${found.ours.toFixed(0)} / ${found.bare.toFixed(0)} a second)`);
  };

  await measure('list of 200 rows', () => ours('/list'), () => bare('/list'), 400);
  await measure('page 100', () => ours('/list?page=100'), () => bare('/list?page=100'), 200);
  const word = encodeURIComponent('한바');
  await measure('two-syllable keyword', () => ours(`/list?keyword=${word}`), () => bare(`/keyword?keyword=${word}`), 200);
  await measure('read', (n) => ours(`/${ids[n % ids.length]}`), (n) => bare(`/read?id=${ids[n % ids.length]}`), 600);
  await measureSave(measure, ours, bare, ids, headers);
  say(`peak memory of the server process  ${peakMemory(children[0]!.pid!)} MB (aim: at most 200)`);
  await owner.end();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await engine.stop();
  rmSync(home, { recursive: true, force: true });
}

/** Both sides save the same hundred rows of records of their own; ours also judges, audits and answers them. */
async function measureSave(
  measure: (name: string, a: (n: number) => Request, b: (n: number) => Request, requests: number) => Promise<void>,
  ours: (address: string) => Request,
  bare: (address: string) => Request,
  ids: readonly number[],
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const lanes = 8;
  const saved: { id: number; version: number; rows: number[] }[] = [];
  for (const id of ids.slice(0, lanes)) {
    const insertChargerList = Array.from({ length: 100 }, (_, i) => ({ chargerNm: `담당 ${i}`, mainYn: i === 0 ? 'Y' : 'N' }));
    const answer = JSON.parse(await send({ port: ourPort, method: 'PATCH', path: `/api/rs4/clnt/${id}`, headers, body: JSON.stringify({ version: 1, insertChargerList }) })) as {
      version: number;
      chargerList: { id: number }[];
    };
    saved.push({ id, version: answer.version, rows: answer.chargerList.map((row) => row.id) });
  }
  let turn = 0;
  const tel = () => `051-${(turn % 1000).toString().padStart(3, '0')}-0000`;
  // One lane a record, so that versions never meet: requests run one after the other here.
  const oursSave = (): Request => {
    const record = saved[(turn += 1) % lanes]!;
    const updateChargerList = record.rows.map((id) => ({ id, telNo: tel() }));
    const body = JSON.stringify({ version: record.version, updateChargerList });
    record.version += 1;
    return { ...ours(`/${record.id}`), method: 'PATCH', body };
  };
  const bareSave = (): Request => {
    const record = saved[(turn += 1) % lanes]!;
    // The bare side counts the version too.
    record.version += 1;
    const body = JSON.stringify(record.rows.map((id) => ({ id, charger_nm: '담당', tel_no: tel() })));
    return { ...bare(`/save?id=${record.id}`), method: 'POST', body };
  };
  await measure('save with 100 detail rows', oursSave, bareSave, lanes);
}

/** The flags that `npm start` gives to Node. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.match(/--\S+/g) ?? [];
}

async function startOurs(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...startFlags(), 'dist/server/server.js'], {
    env: {
      ...process.env,
      APP_ENV: 'dev',
      PORT: String(ourPort),
      DATABASE_URL: engine.ownerUrl,
      DATABASE_APP_URL: engine.appUrl,
      APP_SECRET: secret,
      DATA_DIR: path.join(home, 'app'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(() => send({ port: ourPort, path: '/health/ready' }));
  return child;
}

function startBare(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'bare.mjs'), { env: { ...process.env, PORT: String(barePort), BARE_URL: engine.ownerUrl }, execArgv: [] });
  return new Promise((resolve) => child.once('message', () => resolve(child)));
}

async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await attempt().then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not come up');
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ loginId: 'bench@demo.example', loginPw });
  const answer = await send({ port: ourPort, method: 'POST', path: '/api/platform/member/login', body });
  return (JSON.parse(answer) as { accessToken: string }).accessToken;
}

function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
