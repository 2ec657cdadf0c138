/** Temporary opening on the server: what the declarations say, the fee that customs asks (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { answerOf } from '../../../core/messages.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Action, Ask, Behaviour, Call } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { typeOf, won } from '../../../fields/index.ts';
import type { openReq } from './openReq.ts';
import { printOpening } from './print.server.ts';

type Request = RecordOf<typeof openReq>;

interface Known {
  readonly id: number;
  readonly declNo: string;
  readonly pkgCnt: number;
  readonly totWgt: string;
}

/** Own declarations by id or number. */
async function known(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  ids: readonly number[],
  numbers: readonly string[] = [],
): Promise<readonly Known[]> {
  return ask<Known>(sql`
    select id, decl_no as "declNo", tot_pkg_cnt as "pkgCnt", tot_wgt::text as "totWgt" from bta_decl
    where corp_id = ${corpId}::bigint and del_yn = 'N' and decl_no is not null
      and (id = any (${[...ids]}::bigint[]) or decl_no = any (${[...numbers]}::text[]))`);
}

/** Rows that name a declaration of ours say what it holds; those of others stay as they were typed. */
async function fillRows(ask: Ask, call: Pick<Call, 'corpId'>, record: Request): Promise<void> {
  const rows = record.decl ?? [];
  const found = await known(
    ask,
    call,
    rows.flatMap(({ declId }) => declId ?? []),
    rows.flatMap(({ declNo }) => declNo ?? []),
  );
  record.decl = rows.map((row) => {
    const one = found.find(({ id, declNo }) => (row.declId ? id === row.declId : declNo === row.declNo));
    if (!one) return { ...row, pkgCnt: null, totWgt: null };
    return { ...row, declId: one.id, declNo: one.declNo, pkgCnt: one.pkgCnt, totWgt: one.totWgt };
  });
}

const permitted: Action<typeof openReq> = {
  async run(_step, _stored, input) {
    const parsed = typeOf(won()).parse(answerOf(input).values.feeAmt ?? null, won());
    return { changes: { feeAmt: 'value' in parsed ? (parsed.value as string | null) : null } };
  },
};

export const openReqBehaviour: Behaviour<typeof openReq> = {
  async fresh({ userId, corpId }, record, ask) {
    const [me] = await ask<{ nm: string; tel: string | null }>(sql`
      select u.user_nm as nm, u.phone as tel from platform_user u where u.corp_id = ${corpId}::bigint and u.id = ${userId}::bigint`);
    Object.assign(record, { applNm: me?.nm ?? null, applTel: me?.tel ?? null });
  },
  async propose(call, { wanted }, ask) {
    const found = await known(ask, call, wanted as readonly number[]);
    return {
      rows: found.map(({ id, declNo, pkgCnt, totWgt }) => ({ of: id, values: { declNo, pkgCnt, totWgt } })),
    };
  },
  prepare: (step, record) => fillRows(askIn(step), step, record),
  facts: async ({ now }) => ({ now: seoulTime(now).slice(0, 16) }),
  print: printOpening,
  actions: { permitted },
  listColumns: {
    declCnt: sql`(select count(*) from bta_open_req_decl d where d.corp_id = t.corp_id and d.parent_id = t.id)::int`,
  },
};
