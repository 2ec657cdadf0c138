/** In and out reports on the server: their number, what the cargo brings along, and what each answer of customs brings about. */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { refuse, type Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Action, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { drawSerial } from '../../../database/save/docNo.ts';
import { areasByCode } from '../../shared/bonded/areas.server.ts';
import { partOf } from './balance.ts';
import type { io } from './io.ts';
import {
  amend,
  balanceOf,
  balanceWarnings,
  completeImport,
  demandAmendable,
  demandBalance,
  demandGround,
  groundWarnings,
  move,
  takeBack,
} from './moves.server.ts';
import { printIo } from './print.server.ts';

type Io = RecordOf<typeof io>;

/** Bonded area, year, P in or R out, seven digits (50-formats 5.6). */
async function reportNo(step: SaveStep, { bondAreaCd, ioCd }: Io): Promise<string> {
  const [key, period] = [`${bondAreaCd}${ioCd === 'I' ? 'P' : 'R'}`, step.today.slice(2, 4)];
  const serial = await drawSerial(step.tx, { table: step.resource.table, key, period });
  return `${bondAreaCd}${period}${key.slice(-1)}${String(serial).padStart(7, '0')}`;
}

async function areaProblems(step: SaveStep, { bondAreaCd }: Io): Promise<Problem[]> {
  const area = (await areasByCode(askIn(step), [bondAreaCd])).get(bondAreaCd ?? '');
  return !bondAreaCd || area?.corpId === step.corpId
    ? []
    : [{ code: 'E_REF', field: 'bondAreaCd', text: 'bondedAreaNotOurs' }];
}

/** What is known of goods that lie there, and their balance; of what goes out, all that is left of it. */
async function lying(ask: Ask, { corpId }: Pick<Call, 'corpId'>, { ioCd, bondAreaCd, cargMtNo }: Io): Promise<Io> {
  if (!cargMtNo) return {};
  const [found] = await ask<Io & { readonly parts: boolean }>(sql`
    select id as "stockId", bl_no as "blNo", owner_nm as "ownerNm", clnt_id as "clntId", item_nm as "itemNm", pkg_unit_cd as "pkgUnitCd",
      loc_cd as "locCd", bal_pkg_cnt::int as "pkgCnt", bal_wgt::text as "grossWgt", out_pkg_cnt > 0 as parts
    from bwms_stock where corp_id = ${corpId}::bigint and carg_mt_no = ${cargMtNo} and bal_pkg_cnt > 0 and del_yn = 'N'
      and (${bondAreaCd ?? null}::text is null or bond_area_cd = ${bondAreaCd ?? null}) order by id limit 1`);
  if (!found) return {};
  const { pkgCnt, grossWgt, parts, ...same } = found;
  return ioCd === 'O' ? { ...same, pkgCnt, grossWgt, splitCd: parts ? 'L' : 'A' } : same;
}

/** What another cargo has brought along, and nobody has changed since, goes with it. */
async function former(ask: Ask, call: Pick<Call, 'corpId'>, header: Io): Promise<Io> {
  if (!header.stockId) return { stockId: null };
  const [goods] = await ask<Pick<Io, 'bondAreaCd' | 'cargMtNo'>>(sql`
    select bond_area_cd as "bondAreaCd", carg_mt_no as "cargMtNo" from bwms_stock
    where corp_id = ${call.corpId}::bigint and id = ${header.stockId}::bigint and del_yn = 'N'`);
  const brought = goods ? await lying(ask, call, { ...header, ...goods }) : {};
  const kept = new Set<string>(['pkgUnitCd', 'splitCd']);
  const left = Object.entries(brought).filter(
    ([name, value]) => !kept.has(name) && value !== null && String(header[name as keyof Io] ?? '') === String(value),
  );
  return { ...Object.fromEntries(left.map(([name]) => [name, null])), stockId: null };
}

/** The balance of the cargo, as long as there is one: what is still written leads there too. */
async function cargoOf(step: SaveStep, { bondAreaCd, cargMtNo }: Io): Promise<number | null> {
  const [found] = await askIn(step)<{ id: number }>(sql`select id from bwms_stock where corp_id = ${step.corpId}::bigint
    and bond_area_cd = ${bondAreaCd ?? null} and carg_mt_no = ${cargMtNo ?? null} and del_yn = 'N'`);
  return found?.id ?? null;
}

const accepted: Action<typeof io> = {
  async run(step, stored) {
    await demandGround(step, stored);
    await demandBalance(step, stored);
    return { changes: await move(step, stored) };
  },
  after: (step, record) => completeImport(step, record),
};

const noLonger = { amdPkgCnt: null, amdWgt: null, amdReason: null };

const asksAmendment: Action<typeof io, 'amend'> = {
  async run(step, stored, { pkgCnt, grossWgt, reason }) {
    await demandAmendable(step, stored, pkgCnt, grossWgt);
    return { changes: { amdPkgCnt: pkgCnt, amdWgt: grossWgt, amdReason: reason } };
  },
};

const amended: Action<typeof io> = {
  async run(step, stored) {
    await amend(step, stored);
    return { changes: { pkgCnt: stored.amdPkgCnt, grossWgt: stored.amdWgt, ...noLonger } };
  },
  after: (step, record) => completeImport(step, record),
};

const cancel: Action<typeof io, 'cancel'> = {
  run: (step, stored, { reason }) => takeBack(step, stored, 'cancel', reason),
};

export const bondedIoBehaviour: Behaviour<typeof io> = {
  async fresh(call, record, ask, { fromStockId }) {
    const [area] = await ask<{ code: string }>(sql`select bond_area_cd as code from fw_bond_area
      where op_corp_id = ${call.corpId}::bigint and del_yn = 'N' order by bond_area_cd limit 1`);
    record.bondAreaCd = area?.code ?? null;
    record.ioDtm = seoulTime(call.now).slice(0, 16);
    if (typeof fromStockId !== 'number') return;
    const [goods] = await ask<{ bondAreaCd: string; cargMtNo: string }>(sql`
      select bond_area_cd as "bondAreaCd", carg_mt_no as "cargMtNo" from bwms_stock
      where corp_id = ${call.corpId}::bigint and id = ${fromStockId}::bigint and del_yn = 'N'`);
    if (!goods) return;
    const stored = await lying(ask, call, { ...record, ...goods });
    // A report that is made by hand for goods that have all gone has nothing to say.
    if (record.ioCd === 'O' && stored.pkgCnt === undefined) refuse('E_BAL', { text: 'bondedNothingLeft' });
    Object.assign(record, goods, stored);
  },
  async propose(call, { of, header }, ask) {
    if (of === 'pkgCnt') {
      const held = header.ioCd === 'O' ? await balanceOf(ask, call, header) : undefined;
      return { header: held ? partOf(held, header) : {} };
    }
    return { header: { ...(await former(ask, call, header)), ...(await lying(ask, call, header)) } };
  },
  async prepare(step, record, stored) {
    if (record.stCd === 'DRAFT') record.stockId = await cargoOf(step, record);
    record.ioNo ??= stored?.ioNo ?? (record.bondAreaCd && record.ioCd ? await reportNo(step, record) : null);
  },
  check: async (step, record, stored) => [
    ...(await areaProblems(step, record)),
    ...(await groundWarnings(step, record, stored)),
    ...(await balanceWarnings(step, record, stored)),
  ],
  print: printIo,
  actions: {
    send: {
      async run(step, stored) {
        await demandGround(step, stored);
        await demandBalance(step, stored, { written: true });
      },
    },
    accepted,
    reported: accepted,
    failed: { run: (step, stored) => takeBack(step, stored, 'failed') },
    amend: asksAmendment,
    amended,
    unamended: { run: async () => ({ changes: noLonger }) },
    cancel,
  },
};
