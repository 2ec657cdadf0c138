/** In and out reports on the server: grounds of what goes out, and what acceptance moves (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { refuse, type Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { Action, ActStep, Behaviour, SaveStep } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { drawSerial } from '../../../database/save/docNo.ts';
import { areasByCode } from '../../shared/bonded/areas.server.ts';
import { post } from '../../shared/stock/post.server.ts';
import { reverse } from '../../shared/stock/reverse.server.ts';
import { bondedLedger } from '../ledger.ts';
import type { io } from './io.ts';

type Io = RecordOf<typeof io>;
type StoredIo = StoredOf<typeof io>;

/** Declarations as they are typed when the declarant is outside (50-formats 5.6). */
const declarationShape = /^[0-9A-Z]{5}[0-9]{2}[0-9]{6,7}[A-Z]$/;

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

/** Whether the goods may leave; of other companies' papers the database answers yes or no alone. */
async function demandGround(step: ActStep, { ioCd, ioTpCd, cargMtNo, basisNo }: StoredIo): Promise<void> {
  if (ioCd !== 'O' || !['50', '54', '60'].includes(ioTpCd!)) return;
  if (ioTpCd === '50' && basisNo && declarationShape.test(basisNo)) return;
  const [found] = await askIn(step)<{ held: boolean }>(sql`select bonded_ground(${ioTpCd}, ${cargMtNo}) as held`);
  if (!found!.held) refuse('E_STATE', { text: 'bondedNoGround' });
}

/** What is there must suffice, and the last part takes all of it. */
async function demandBalance(step: ActStep, { ioCd, splitCd, bondAreaCd, cargMtNo, pkgCnt, grossWgt }: StoredIo) {
  if (ioCd !== 'O') return;
  const [held] = await askIn(step)<{ pkg: string; enough: boolean; whole: boolean }>(sql`
    select bal_pkg_cnt::text as pkg, bal_pkg_cnt >= ${pkgCnt}::int and bal_wgt >= ${grossWgt}::numeric as enough,
      bal_pkg_cnt = ${pkgCnt}::int and bal_wgt = ${grossWgt}::numeric as whole
    from bwms_stock where corp_id = ${step.corpId}::bigint and bond_area_cd = ${bondAreaCd} and carg_mt_no = ${cargMtNo}
      and del_yn = 'N'`);
  if (!held?.enough) refuse('E_BAL', { field: 'pkgCnt', text: 'stockShort', args: [held?.pkg ?? '0', String(pkgCnt)] });
  if (splitCd === 'L' && !held?.whole) refuse('E_BAL', { field: 'splitCd', text: 'bondedLastPart' });
}

/** What hangs on the balance: until when it may lie, and how far it has gone. */
const follow = ({ tx, corpId, today }: ActStep, stockId: number) =>
  tx.query(sql`update bwms_stock s set
      store_due_dt = coalesce(s.store_due_dt, (s.in_dt + make_interval(months => coalesce((select a.store_mm::int from fw_bond_area a
        where a.bond_area_cd = s.bond_area_cd and a.del_yn = 'N'), 6)))::date),
      st_cd = case when s.bal_pkg_cnt = 0 then 'OUT' when s.store_due_dt < ${today}::date then 'OVER'
        when s.notice_dt is not null then 'NOTICE'
        when exists (select 1 from bwms_stock_hist h where h.corp_id = s.corp_id and h.parent_id = s.id and h.out_pkg_cnt > 0
          and h.rev_of_id is null and not exists (select 1 from bwms_stock_hist r
            where r.corp_id = h.corp_id and r.rev_of_id = h.id)) then 'PART' else 'STORED' end
    where s.corp_id = ${corpId}::bigint and s.id = ${stockId}::bigint`);

const accepted: Action<typeof io> = {
  async run(step, stored) {
    await demandGround(step, stored);
    await demandBalance(step, stored);
    const { bondAreaCd, cargMtNo, blNo, ownerNm, clntId, itemNm, pkgUnitCd, locCd, ioNo, basisNo } = stored;
    const amounts = { balPkgCnt: String(stored.pkgCnt), balWgt: stored.grossWgt! };
    const [moved] = await post(step, bondedLedger, { op: `bwms/io:${stored.id}:${stored.version}` }, [
      {
        key: { bondAreaCd, cargMtNo },
        fresh: { blNo, ownerNm, clntId, itemNm, pkgUnitCd, locCd, inDt: stored.ioDtm!.slice(0, 10), stCd: 'STORED' },
        ...{ tp: stored.ioTpCd!, at: stored.ioDtm!, words: { ioNo, basisNo } },
        ...(stored.ioCd === 'I' ? { in: amounts } : { out: amounts }),
        place: { field: 'pkgCnt' },
      },
    ]);
    await follow(step, moved!.stockId);
    return { changes: { stockId: moved!.stockId } };
  },
  after: (step, record) => completeImport(step, record),
};

/** All that was released has left: its import declarations are done, whoever declared them. */
async function completeImport(step: ActStep, { ioTpCd, cargMtNo, stockId }: StoredIo): Promise<void> {
  if (ioTpCd !== '50') return;
  const done = await askIn(step)<{ corpId: number; id: number }>(sql`
    select i.corp_id as "corpId", i.id from bonded_imports(${cargMtNo}) i
    where exists (select 1 from bwms_stock s where s.corp_id = ${step.corpId}::bigint and s.id = ${stockId}::bigint
      and s.bal_pkg_cnt = 0)`);
  for (const { corpId, id } of done) await step.others.in(corpId).act('shipwork/impDecl', id, 'takenOut');
}

/** Takes back what the report moved, where it moved anything. Only the newest movement of the goods may go. */
async function takeBack(step: ActStep, stored: StoredIo, words: string): Promise<void> {
  if (!stored.stockId) return;
  const [move] = await askIn(step)<{ id: number; newest: boolean }>(sql`
    with live as (select h.id, h.op_id from bwms_stock_hist h where h.corp_id = ${step.corpId}::bigint
      and h.parent_id = ${stored.stockId}::bigint and h.rev_of_id is null and not exists (select 1 from bwms_stock_hist r
        where r.corp_id = h.corp_id and r.rev_of_id = h.id))
    select id, id = (select max(id) from live) as newest from live where op_id like ${`bwms/io:${stored.id}:%`}`);
  if (!move) return;
  if (!move.newest) refuse('E_STATE', { text: 'bondedNotNewest' });
  const operation = { op: `bwms/io:${stored.id}:${stored.version}:${words}` };
  await reverse(step, bondedLedger, operation, [move.id], { ioNo: stored.ioNo });
  await follow(step, stored.stockId);
}

export const bondedIoBehaviour: Behaviour<typeof io> = {
  async fresh(call, record, ask) {
    const [area] = await ask<{ code: string }>(sql`select bond_area_cd as code from fw_bond_area
      where op_corp_id = ${call.corpId}::bigint and del_yn = 'N' order by bond_area_cd limit 1`);
    record.bondAreaCd = area?.code ?? null;
    record.ioDtm = seoulTime(call.now).slice(0, 16);
  },
  async prepare(step, record, stored) {
    record.ioNo ??= stored?.ioNo ?? (record.bondAreaCd && record.ioCd ? await reportNo(step, record) : null);
  },
  check: areaProblems,
  actions: {
    send: {
      async run(step, stored) {
        await demandGround(step, stored);
        await demandBalance(step, stored);
      },
    },
    accepted,
    reported: accepted,
    failed: { run: (step, stored) => takeBack(step, stored, 'failed') },
    cancel: { run: (step, stored) => takeBack(step, stored, 'cancel') },
  },
};
