/** Loading permits on the server: what order and ship say, what customs answers bring about (23-shipwork-customs). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { answerOf } from '../../../core/messages.ts';
import type { Problem } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { drawSerial } from '../../../database/save/docNo.ts';
import type { Action, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { byBondArea } from '../declaration/fields.ts';
import { deliveredOf, draftFromOrder, linesOfOrder, ofOrder, suppliedOrder, worthOfOrder } from './fromOrder.server.ts';
import { orderedSum, permitSum } from './orderedSum.ts';
import type { loadPrmt } from './loadPrmt.ts';
import type { Permit, StoredPermit } from './loadPrmt.fields.ts';
import { printPermit } from './print.server.ts';
import { dueFrom, loadedTooLate } from './due.ts';
import { linesOf, wholeLoading, withReport, type PermitFacts } from './report.ts';

/** Registration code of the own company as a supplier. */
async function ownRegNo(ask: Ask, { corpId }: Pick<Call, 'corpId'>): Promise<string | null> {
  const [company] = await ask<{ regNo: string | null }>(sql`
    select case when bond_area_id ~ '^[0-9A-Z]{8}$' then bond_area_id end as "regNo" from platform_corp where id = ${corpId}::bigint`);
  return company?.regNo ?? null;
}

async function ofShip(ask: Ask, { corpId }: Pick<Call, 'corpId'>, id: unknown): Promise<Permit> {
  if (typeof id !== 'number') return {};
  const [ship] = await ask<Permit>(sql`
    select left(ship_nm, 50) as "shipNm", call_sign as "callSign" from rs4_ship
    where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return ship ?? {};
}

async function prepare(step: SaveStep, record: Permit, stored: StoredPermit | null): Promise<void> {
  if (stored) return;
  const ask = askIn(step);
  fillEmpty(record, { ...(await ofOrder(ask, step, record.orderId)) });
  fillEmpty(record, { ...(await ofShip(ask, step, record.shipId)), supRegNo: await ownRegNo(ask, step) });
}

async function orderProblems(step: SaveStep, record: Permit, stored: StoredPermit | null): Promise<Problem[]> {
  if (typeof record.orderId !== 'number' || record.orderId === stored?.orderId) return [];
  const supplied = await suppliedOrder(askIn(step), step, record.orderId);
  return supplied
    ? permittedBefore(step, record, stored)
    : [{ code: 'E_REF', field: 'orderId', text: 'orderNotSupplied' }];
}

/** Goods are permitted once: another permit for the same order is for those that the first one left. */
async function permittedBefore(step: SaveStep, { orderId }: Permit, stored: StoredPermit | null): Promise<Problem[]> {
  const [permit] = await askIn(step)<{ no: string }>(sql`
    select prmt_no as no from shipwork_load_prmt where corp_id = ${step.corpId}::bigint and order_id = ${orderId}::bigint
      and id <> ${stored?.id ?? 0}::bigint and del_yn = 'N' and st_cd not in ('REJECT', 'WITHDRAW') order by id desc limit 1`);
  return permit ? [{ code: 'E_DUP', field: 'orderId', text: 'orderPermitted', args: [permit.no], warn: true }] : [];
}

/** Prices in whole won do not always multiply to what the order comes to; whoever applies knows of both sums. */
async function sumProblems(step: SaveStep, record: Permit, stored: StoredPermit | null): Promise<Problem[]> {
  const own = permitSum(record);
  const same = stored && stored.orderId === record.orderId && permitSum(stored) === own;
  if (typeof record.orderId !== 'number' || same) return [];
  const ordered = orderedSum(record, await worthOfOrder(askIn(step), step, record.orderId));
  return ordered === undefined || ordered === own
    ? []
    : [{ code: 'E_SUM', field: 'orderId', text: 'permitNotOrder', args: [grouped(own), grouped(ordered)], warn: true }];
}

/** Bonded areas are known by their code. */
async function areaProblems(step: SaveStep, record: Permit, stored: StoredPermit | null): Promise<Problem[]> {
  if (!record.bondAreaCd || record.bondAreaCd === stored?.bondAreaCd) return [];
  const [area] = await askIn(step)(sql`
    select 1 from fw_bond_area where corp_id = ${systemCorpId} and bond_area_cd = ${record.bondAreaCd} and del_yn = 'N'`);
  return area ? [] : [{ code: 'E_REF', field: 'bondAreaCd', text: byBondArea.named.unknown }];
}

const send: Action<typeof loadPrmt, 'send'> = {
  warns: async ({ today }, permit) => loadedTooLate(permit, today),
};

/** From this day on the loading is to be reported. */
const permitted: Action<typeof loadPrmt, 'permitted'> = {
  run: async (_step, _stored, input) => {
    const { no, day } = answerOf(input);
    return { changes: { permitNo: no, permitDt: day, doneDueDt: dueFrom(day) } };
  },
};

const report: Action<typeof loadPrmt, 'report'> = {
  run: async (_step, stored, { doneDtm, rows = [] }) => ({
    record: {
      ...stored,
      doneDtm,
      item: withReport(linesOf(stored), rows?.length ? rows : wholeLoading(stored)),
      stCd: 'DONE',
    } as Permit,
  }),
};

export const loadPrmtBehaviour: Behaviour<typeof loadPrmt> = {
  async fresh(call, record, ask) {
    if (record.orderId) {
      Object.assign(record, await ofOrder(ask, call, record.orderId), {
        item: await linesOfOrder(ask, record.orderId),
      });
    }
    fillEmpty(record, { supRegNo: await ownRegNo(ask, call) });
  },
  propose: async (call, { of, header }, ask) => ({
    header: of === 'orderId' ? await ofOrder(ask, call, header.orderId) : await ofShip(ask, call, header.shipId),
  }),
  prepare,
  check: async (step, record, stored) => [
    ...(await orderProblems(step, record, stored)),
    ...(await sumProblems(step, record, stored)),
    ...(await areaProblems(step, record, stored)),
  ],
  facts: async ({ now, corpId }, permit, ask): Promise<PermitFacts> => ({
    now: seoulTime(now).slice(0, 16),
    came: await deliveredOf(ask, { corpId }, permit),
  }),
  makers: { fromOrder: (step, { orderId }) => draftFromOrder(askIn(step), step, orderId) },
  /** As customs number theirs: office, department, year, count. */
  async numbered(step, { cstmsCd, cstmsDeptCd }, resultCd) {
    if (resultCd !== 'PERMIT') return null;
    const [office, period] = [`${String(cstmsCd)}${String(cstmsDeptCd ?? '10')}`, step.today.slice(2, 4)];
    const count = await drawSerial(step.tx, { table: 'SW_PRMT', key: office, period });
    return `${office}${period}${String(count).padStart(7, '0')}`;
  },
  print: printPermit,
  actions: { send, permitted, report },
};
