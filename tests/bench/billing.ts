/** A month of 10, 100 and 1,000 companies metered and closed: what a company costs must not grow with their number. */
import { hashPassword } from '../../src/api/passwords.ts';
import { seoulDay } from '../../src/core/dates.ts';
import { firstDayOfMonth, monthOf, moveMonth } from '../../src/core/months.ts';
import { send } from './load.ts';
import { signIn, type Part, type World } from './world.ts';

const sizes = [10, 100, 1000] as const;
const people = 5;
const messages = 20;
/** Ids that nothing else of the bench has. */
const firstOfAll = 200_000;
const steps = ['metered', 'metered again', 'closed', 'closed again'] as const;

export const billing: Part = {
  name: 'billing',
  async run(world) {
    const month = moveMonth(monthOf(seoulDay(new Date())), -1);
    const since = firstDayOfMonth(moveMonth(month, -1));
    const headers = { authorization: `Bearer ${await operator(world)}` };
    const call = async (path: string, body: object): Promise<number> => {
      const began = performance.now();
      const answer = await send({ port: world.ourPort, method: 'POST', path, headers, body: JSON.stringify(body) });
      const took = performance.now() - began;
      const { total, content } = JSON.parse(answer) as { total: number; content: { failed?: string }[] };
      const failed = content.find((one) => one.failed !== undefined);
      if (failed) throw new Error(`a company failed: ${JSON.stringify(failed)}`);
      return took / total;
    };
    world.say('milliseconds a company, and how many times that of the fewest companies');
    let few: readonly number[] | undefined;
    let before = 0;
    for (const size of sizes) {
      await addCompanies(world, before, size, since);
      before = size;
      await forget(world, month);
      await world.owner.query('vacuum analyze');
      const took = [
        await call('/api/platform/usage/meter', { usageYm: month }),
        await call('/api/platform/usage/meter', { usageYm: month }),
        await call('/api/platform/bill/close', { billYm: month }),
        await call('/api/platform/bill/close', { billYm: month }),
      ];
      few ??= took;
      for (const [at, name] of steps.entries())
        world.say(
          `${`${size} companies ${name}`.padEnd(34)} ratio ${(took[at]! / few[at]!).toFixed(2)}   (${took[at]!.toFixed(1)} ms)`,
        );
    }
  },
};

async function operator({ owner, login }: World): Promise<string> {
  const own = { ...login, loginId: 'bench-oper@demo.example' };
  await owner.query(
    `insert into platform_user (corp_id, login_id, user_nm, st_cd, login_pw, auth_id, auth_corp_id, fail_cnt)
     select 1, $1, 'Operator', 'ACTIVE', $2, id, 1, 0 from platform_auth where corp_id = 1 and auth_nm = '운영자'`,
    [own.loginId, await hashPassword(own.loginPw)],
  );
  return signIn(own);
}

/** Companies `from` to `to`, each with people, a subscription to customs declarations and messages of the month before last and the last. */
async function addCompanies({ owner }: World, from: number, to: number, since: string): Promise<void> {
  const ids = [firstOfAll + from, firstOfAll + to - 1];
  await owner.query(
    `insert into platform_corp (id, corp_nm, corp_tp_cd, corp_reg_no, ceo_nm, addr, email, tax_email, st_cd)
     select n, '회사 ' || n, 'COMP', lpad(n::text, 10, '1'), '대표', '부산', 'c@demo.example', 't@demo.example', 'ACTIVE' from generate_series($1::bigint, $2::bigint) n`,
    ids,
  );
  await owner.query(
    `insert into platform_user (corp_id, login_id, user_nm, st_cd, create_dt, update_dt)
     select n, 'u' || n || '-' || p || '@demo.example', '사용자', 'ACTIVE', $3::date, $3::date
     from generate_series($1::bigint, $2::bigint) n, generate_series(1, ${people}) p`,
    [...ids, since],
  );
  await owner.query(
    `insert into platform_subsc (corp_id, own_corp_id, subsc_no, prod_id, sys_cd, user_cnt, st_cd, agree_yn, req_dt, start_dt)
     select n, n, 'SB-' || n, 21, 'SWK', 6, 'USE', 'Y', $3::date, $3::date from generate_series($1::bigint, $2::bigint) n`,
    [...ids, since],
  );
  await owner.query(
    `insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, st_cd, rec_prefix, conv_id, send_dtm, raw_txt)
     select n, 'OUT', 'CUSTOMS', 'SEND', 'SENT', 'shipwork/impDecl', gen_random_uuid()::text,
       ($3::date + (m * 3)) at time zone 'Asia/Seoul', rpad('<', 3000, 'x')
     from generate_series($1::bigint, $2::bigint) n, generate_series(1, ${messages}) m`,
    [...ids, since],
  );
}

/** As if the month had not been metered yet. */
async function forget({ owner }: World, month: string): Promise<void> {
  await owner.query('delete from platform_bill where bill_ym = $1', [month]);
  await owner.query('delete from platform_usage where usage_ym = $1', [month]);
}
