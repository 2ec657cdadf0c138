/**
 * Processes that meter and close a month are killed for good (SIGKILL), at every kind of place and again and again; each next one
 * is simply started. In the end the same rows stand there as after one that nobody disturbed. `KILLS_SEED` repeats a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { chance } from '../../api/rs4/walk/random.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { asOwner, customer, type Customer } from '../../support/billing.ts';
import { billPlaces, type BillOrders, type Dies } from './orders.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000);
const deathsAtEachPlace = Number(process.env.KILLS ?? 1);
const patience = 300_000;

let app: TestApp;
let folder: string;
let userId: number;
let corps: readonly Customer[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-bill-kills-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const input = path.join(import.meta.dirname, 'biller.ts');
  const [started] = await Promise.all([
    startApp(),
    build({ root, configFile: false, logLevel: 'error', build: { ssr: input, outDir: path.join(folder, 'built') } }),
  ]);
  app = started;
  const [user] = await asOwner<{ id: string }>(
    app,
    `select id from platform_user where login_id = 'oper@demo.example'`,
  );
  userId = Number(user!.id);
  corps = await Promise.all(
    Array.from({ length: 7 }, async (_, n) => {
      const corp = await customer(app, {
        ...{ name: `중단${n}`, regNo: `18000000${n}0`, since: '2026-08-15', users: 1 + (n % 3) * 4 },
      });
      await corp.sent({ at: '2026-10-03 10:00', bytes: 1000 * (n + 1), xml: n % 2 === 0 });
      return corp;
    }),
  );
}, patience);
afterAll(async () => {
  spare?.stdin.end();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The next process, started while the one before it works. */
const start = () =>
  spawn(process.execPath, [path.join(folder, 'built/biller.js')], { stdio: ['pipe', 'inherit', 'pipe'] });
let spare: ReturnType<typeof start> | undefined;

/** Answers whether the process was killed. */
async function work(step: BillOrders['step'], dies?: Dies, month = '202610'): Promise<boolean> {
  const child = spare ?? start();
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  const orders = {
    ...{ appUrl: app.urls.appUrl, userId, now: '2026-11-20T01:00:00Z', month, step },
    ...(dies && { dies }),
  };
  child.stdin.end(JSON.stringify(orders satisfies BillOrders));
  spare = start();
  const [code, signal] = await closed;
  expect([said, code ?? signal]).toEqual(['', code === null ? 'SIGKILL' : 0]);
  return signal === 'SIGKILL';
}

const lot = chance(seed);
beforeEach(() => onTestFailed(() => console.log(`KILLS_SEED=${seed}`)));

/** Everything that the two steps write, without what numbers and times it by chance. */
async function written() {
  const trail = (table: string) => `(select json_agg(json_build_array(a.act, (select json_agg(c - 'rowId') from
      jsonb_array_elements(a.changes) c)) order by a.id) from sys_audit a
    where a.corp_id = x.corp_id and a.table_nm = '${table}' and a.row_id = x.id)`;
  const less = `- 'id' - 'create_dt' - 'update_dt' - 'parent_id' - 'bill_id'`;
  return asOwner<{ readonly what: string; readonly row: { readonly corp_id: number } }>(
    app,
    `select 'usage' as what, to_jsonb(x) ${less} as row, ${trail('platform_usage')} as trail from platform_usage x where usage_ym = '202610'
     union all select 'bill', to_jsonb(x) ${less}, ${trail('platform_bill')} from platform_bill x where bill_ym = '202610'
     union all select 'line', to_jsonb(x) ${less}, null from platform_bill_line x
       where parent_id in (select b.id from platform_bill b where b.corp_id = x.corp_id and b.bill_ym = '202610')
     union all select 'number', to_jsonb(x), null from sys_doc_no x where table_nm = 'PF_BILL'
     order by 1, 2`,
  );
}

/** As if nobody had metered or closed the month yet. */
async function forget(): Promise<void> {
  await asOwner(
    app,
    `with gone as (delete from platform_bill where bill_ym = '202610' returning corp_id, id),
       used as (delete from platform_usage where usage_ym = '202610' returning corp_id, id),
       numbers as (delete from sys_doc_no where table_nm = 'PF_BILL')
     delete from sys_audit a where a.table_nm in ('platform_bill', 'platform_usage')`,
  );
}

test('a month that was killed over and over ends as an undisturbed one', { timeout: patience }, async () => {
  await forget();
  expect([await work('meter'), await work('close')]).toEqual([false, false]);
  const undisturbed = await written();
  const made = new Set(undisturbed.filter(({ what }) => what === 'bill').map(({ row }) => row.corp_id));
  expect(corps.filter(({ corpId }) => !made.has(corpId))).toEqual([]);

  await forget();
  for (const step of ['meter', 'close'] as const) {
    const places = billPlaces.flatMap((at) => Array.from({ length: deathsAtEachPlace }, () => at));
    for (const at of places) {
      let nth = 1 + lot.whole(at === 'inside a transaction' ? 60 : corps.length);
      // A run that found its work done came there less often.
      while (!(await work(step, { at, nth }))) nth = Math.ceil(nth / 2);
    }
    expect(await work(step)).toBe(false);
  }
  expect(await written()).toEqual(undisturbed);
});
