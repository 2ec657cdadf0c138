/** Bonded-transport declarations on the server: areas and owner, what customs answers bring about (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { seoulTime } from '../../../core/dates.ts';
import { answerOf } from '../../../core/messages.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { drawNumber, drawSerial } from '../../../database/save/docNo.ts';
import type { Action, Ask, Behaviour, Call, ChoiceWords, SaveStep, Step } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { rowLookup } from '../../../database/query/rowLookup.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { gridFields, grids } from '../../../record/resource.ts';
import { areasByCode } from '../../shared/bonded/areas.server.ts';
import { plannedPackages } from '../../btcd/plan/planned.server.ts';
import { transporterCode } from '../shared/transporter.server.ts';
import { valueBefore, withAmendment } from './amend.ts';
import { cargoInfo } from './cargoInfo.server.ts';
import { decl } from './decl.ts';
import { printDecl } from './print.server.ts';
import { dueFrom, type DeclFacts } from './decl.rules.ts';

type Decl = RecordOf<typeof decl>;
type Stored = StoredOf<typeof decl>;

const areaFields = ['fromBondAreaCd', 'viaBondAreaCd', 'toBondAreaCd'] as const;

async function regNoOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, id: unknown): Promise<string | null> {
  if (typeof id !== 'number') return null;
  const [owner] = await ask<{ regNo: string | null }>(sql`
    select corp_reg_no as "regNo" from rs4_clnt where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return owner?.regNo ?? null;
}

async function prepare(step: SaveStep, record: Decl, stored: Stored | null): Promise<void> {
  const ask = askIn(step);
  if (!stored) fillEmpty(record, { bndTrnpCd: await transporterCode(ask, step) });
  record.mgtNo ??=
    stored?.mgtNo ??
    (await drawNumber(step.tx, { table: step.resource.table, preId: 'BT', period: 'month' }, step.today));
  const codes = areaFields.map((name) => record[name]);
  const areas = await areasByCode(ask, codes);
  record.fromBondAreaNm = areas.get(record.fromBondAreaCd ?? '')?.name ?? null;
  record.toBondAreaNm = areas.get(record.toBondAreaCd ?? '')?.name ?? null;
  if (record.ownerClntId !== stored?.ownerClntId) record.ownerRegNo = await regNoOf(ask, step, record.ownerClntId);
}

/** E_REF for a bonded area that nobody has told us of. */
async function areaProblems(step: SaveStep, record: Decl, stored: Stored | null): Promise<Problem[]> {
  const areas = await areasByCode(
    askIn(step),
    areaFields.map((name) => record[name]),
  );
  return areaFields.flatMap((field): Problem[] => {
    const code = record[field];
    return !code || code === stored?.[field] || areas.has(code)
      ? []
      : [{ code: 'E_REF', field, text: 'bondedAreaUnknown' }];
  });
}

const released: Action<typeof decl> = {
  async run(_step, stored, input) {
    const { no, day, values } = answerOf(input);
    const inspYn = values.inspYn === 'Y' ? 'Y' : 'N';
    return { changes: { declNo: no, acptDt: day, dueDt: dueFrom(day, stored.arrModeCd), inspYn } };
  },
};

/** What customs refused was not declared: it is declared on the day on which it is sent again. */
const fix: Action<typeof decl, 'fix'> = {
  run: async ({ today }, { declDt }) => (declDt < today ? { changes: { declDt: today } } : {}),
};

const requestAmend: Action<typeof decl, 'requestAmend'> = {
  async run(step, stored, { amendItem, cargMtNo, aftVal, amendReason }) {
    const asked = { amendItem, cargMtNo: cargMtNo ?? null, aftVal };
    const row = {
      ...asked,
      befVal: valueBefore(asked, stored as Decl).slice(0, 100),
      amendReason,
      reqDtm: seoulTime(step.now).slice(0, 16),
      amendStCd: 'REQ',
    };
    return { record: { ...stored, amend: [...stored.amend, row] } as Decl };
  },
};

/** The request that waits is decided; granted, its value takes the place of the earlier one. */
const decided = (amendStCd: 'OK' | 'NO'): Action<typeof decl> => ({
  async run(_step, stored) {
    const asked = stored.amend.find((row) => row.amendStCd === 'REQ');
    if (!asked) return {};
    const amend = stored.amend.map((row) => (row === asked ? { ...row, amendStCd } : row));
    const record = { ...stored, amend } as Decl;
    return { record: amendStCd === 'OK' ? withAmendment(record, asked) : record };
  },
});

const extend: Action<typeof decl, 'extend'> = {
  run: async (_step, _stored, { dueDt }) => ({ changes: { dueDt } }),
};

/**
 * All that was declared has come: no submitted plan is under way, and the confirmed ones account for every package. Of a
 * settled discrepancy that is what was planned.
 */
const arrived: Action<typeof decl> = {
  async run(step, stored) {
    const [found] = await askIn(step)<{ open: boolean; accounted: number }>(sql`
      select coalesce(bool_or(st_cd in ('SUBM', 'VRF', 'OUT', 'ARRV', 'DIFF')), false) as open,
        coalesce(sum(case when diff_cd = 'NONE' then arr_pkg_cnt else pkg_cnt end) filter (where st_cd = 'CONF'), 0)::int as accounted
      from btcd_plan where corp_id = ${step.corpId}::bigint and decl_id = ${stored.id}::bigint and del_yn = 'N'`);
    const whole = !found!.open && found!.accounted === stored.totPkgCnt;
    return whole ? { changes: { stCd: 'ARRV' } } : {};
  },
};

/** Plans that have not left go with it. */
const withdraw: Action<typeof decl, 'withdraw'> = {
  async after(step, record) {
    const plans = await askIn(step)<{ id: number }>(sql`
      select id from btcd_plan where corp_id = ${step.corpId}::bigint and decl_id = ${record.id}::bigint and del_yn = 'N'
        and st_cd in ('DRAFT', 'SUBM', 'VRF') order by id`);
    for (const { id } of plans) await step.others.act('btcd/plan', id, 'dropped');
  },
};

/** `030` + `030T01` + `000` + `26` + six digits (50-formats 5.6). */
async function declarationNo(step: Step, { cstmsCd, bndTrnpCd }: Pick<Decl, 'cstmsCd' | 'bndTrnpCd'>): Promise<string> {
  const [key, period] = [`${cstmsCd}${bndTrnpCd}`, step.today.slice(2, 4)];
  const serial = await drawSerial(step.tx, { table: step.resource.table, key, period });
  return `${key}000${period}${String(serial).padStart(6, '0')}`;
}

const holds = (column: string, value: string) => sql`exists (select 1 from bta_decl_cargo c
  where c.corp_id = t.corp_id and c.parent_id = t.id and ${sql.ref(`c.${column}`)} like ${`%${value.replace(/[\\%_]/g, '\\$&')}%`})`;
const isLate = (today: string) => sql`(t.due_dt < ${today}::date and t.st_cd in ('RELEASE', 'MOVE'))`;

const ofCargo = sql`p.corp_id = t.corp_id and p.cargo_id = t.id`;
const ofDecl = sql`p.corp_id = t.corp_id and p.decl_id = t.id`;

/** Goods, whose they are, the packages that no live plan has yet, and those that drafts mean to take. */
const cargoTells = (call: Call) => sql`(select concat_ws(' · ', t.item_nm,
    coalesce(${call.lang === 'en' ? sql`o.clnt_nm_en` : sql`null`}, o.clnt_nm),
    ${counted(call, 'left', sql`t.pkg_cnt - ${plannedPackages('held', ofCargo)}`)},
    case when ${plannedPackages('drafted', ofCargo)} > 0 then ${counted(call, 'drafted', plannedPackages('drafted', ofCargo))} end)
  from bta_decl d left join rs4_clnt o on o.corp_id = d.corp_id and o.id = d.owner_clnt_id
  where d.corp_id = t.corp_id and d.id = t.parent_id)`;

const counted = ({ lang }: Call, name: 'left' | 'drafted', count: Statement) =>
  sql`replace(${translate(lang, `resources.bta/decl.words.${name}`, { qty: '#' })}::text, '#', (${count})::text || ' ' || t.pkg_unit_cd)`;

/** What of a whole declaration is still to be planned; its packages may be of several kinds. */
const choices: ChoiceWords = {
  facts: () =>
    sql`json_build_object('left', t.tot_pkg_cnt - ${plannedPackages('held', ofDecl)}, 'drafted', ${plannedPackages('drafted', ofDecl)})`,
  told(facts, { lang }) {
    const { left, drafted } = facts as Readonly<Record<'left' | 'drafted', number>>;
    const words = (name: 'left' | 'drafted', count: number) =>
      translate(lang, `resources.bta/decl.words.${name}`, {
        qty: `${count} ${translate(lang, 'resources.bta/decl.words.packages')}`,
      });
    return { tells: [words('left', left), ...(drafted > 0 ? [words('drafted', drafted)] : [])].join(' · ') };
  },
};

/** Cargo that is planned: by its number, with what there is of it. */
const cargoLookup = rowLookup(decl, {
  path: 'bta/common/decl/cargo',
  grid: 'cargo',
  of: 'declId',
  value: 'cargMtNo',
  // All that the window for choosing shows.
  carries: Object.keys(gridFields(grids(decl).cargo!)).filter((name) => name !== 'cargMtNo' && name !== 'remark'),
  keyword: ['cargMtNo', 'blNo', 'itemNm'],
  tells: cargoTells,
});

export const declBehaviour: Behaviour<typeof decl> = {
  choices,
  async fresh(call, record, ask) {
    record.bndTrnpCd = await transporterCode(ask, call);
  },
  propose: async (call, { header }, ask) => ({ header: { ownerRegNo: await regNoOf(ask, call, header.ownerClntId) } }),
  prepare,
  check: areaProblems,
  facts: async ({ today }, stored): Promise<DeclFacts> => ({
    today,
    amending: stored.amend.some(({ amendStCd }) => amendStCd === 'REQ'),
  }),
  reads: { cargoInfo: (call, { cargMtNo }, ask) => cargoInfo(call, cargMtNo, ask) },
  lookups: [cargoLookup],
  print: printDecl,
  numbered: (step, stored, resultCd) => (resultCd === 'RELEASE' ? declarationNo(step, stored) : null),
  conditions: {
    cargMtNo: (_call, value) => holds('carg_mt_no', value),
    blNo: (_call, value) => holds('bl_no', value),
    late: ({ today }, value) =>
      value === 'Y' ? isLate(today) : value === 'N' ? sql`not coalesce(${isLate(today)}, false)` : undefined,
  },
  actions: { fix, released, requestAmend, amended: decided('OK'), unamended: decided('NO'), extend, arrived, withdraw },
};
