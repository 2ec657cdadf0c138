/** What reports do to the ledger of bonded goods: move, amend, take back; and whether goods may leave (24-bonded-transport-warehouse). */
import { sql } from 'kysely';
import { refuse, type Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { ActStep, Ask, Call, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { figure } from '../../../core/decimal.ts';
import type { Posting } from '../../shared/stock/ledger.ts';
import { demandRoom, post } from '../../shared/stock/post.server.ts';
import { reverse } from '../../shared/stock/reverse.server.ts';
import { bondedLedger } from '../ledger.ts';
import { follow } from '../stock/state.server.ts';
import { balanceProblems, type Balance } from './balance.ts';
import type { io } from './io.ts';

type StoredIo = StoredOf<typeof io>;

/** Declarations as they are typed when the declarant is outside (50-formats 5.6). */
const declarationShape = /^[0-9A-Z]{5}[0-9]{2}[0-9]{6,7}[A-Z]$/;
/** Types that let goods leave by a paper (released import, loading permit, bonded transport), and how its lack is told. */
const grounds = { 50: 'bondedGround50', 54: 'bondedGround54', 60: 'bondedGround60' } as const;
const needsGround = (ioTpCd: string): ioTpCd is `${keyof typeof grounds}` => ioTpCd in grounds;

type Leaving = Pick<RecordOf<typeof io>, 'ioCd' | 'ioTpCd' | 'cargMtNo' | 'basisNo'>;

/** Whether the goods need a paper to leave and have none; of other companies' papers the database answers yes or no alone. */
async function lacksGround(step: Step, { ioCd, ioTpCd, cargMtNo, basisNo }: Leaving): Promise<boolean> {
  if (ioCd !== 'O' || !ioTpCd || !cargMtNo || !needsGround(ioTpCd)) return false;
  if (ioTpCd === '50' && basisNo && declarationShape.test(basisNo.replace(/-/g, ''))) return false;
  const [found] = await askIn(step)<{ held: boolean }>(sql`select bonded_ground(${ioTpCd}, ${cargMtNo}) as held`);
  return !found!.held;
}

export async function demandGround(step: ActStep, stored: StoredIo): Promise<void> {
  if (await lacksGround(step, stored)) refuse('E_STATE', { text: 'bondedNoGround' });
}

/** A draft may wait for its paper. Whoever writes it is told once that it does not leave before, and of which paper. */
export async function groundWarnings(step: Step, record: Leaving, stored: Leaving | null): Promise<Problem[]> {
  const told =
    stored &&
    (['ioTpCd', 'cargMtNo', 'basisNo'] as const).every((name) => (record[name] ?? '') === (stored[name] ?? ''));
  const { ioTpCd } = record;
  return told || !ioTpCd || !needsGround(ioTpCd) || !(await lacksGround(step, record))
    ? []
    : [{ code: 'E_STATE', field: 'basisNo', text: grounds[ioTpCd], warn: true }];
}

/** What is left of the cargo, locked where it is about to move. */
export async function balanceOf(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  { bondAreaCd, cargMtNo }: Pick<RecordOf<typeof io>, 'bondAreaCd' | 'cargMtNo'>,
  lock = sql``,
): Promise<Balance | undefined> {
  const [held] = await ask<Balance>(sql`
    select bal_pkg_cnt::int as pkg, bal_wgt::text as wgt, out_pkg_cnt > 0 as parts
    from bwms_stock where corp_id = ${corpId}::bigint and bond_area_cd = ${bondAreaCd ?? null} and carg_mt_no = ${cargMtNo ?? null}
      and del_yn = 'N' ${lock}`);
  return held;
}

const nothing: Balance = { pkg: 0, wgt: '0', parts: false };

/** What is there must suffice, and the whole or the last part takes all of it. Whoever still writes it is told of a part without sense, too. */
export async function demandBalance(step: ActStep, stored: StoredIo, { written = false } = {}): Promise<void> {
  if (stored.ioCd !== 'O') return;
  const held = await balanceOf(askIn(step), step, stored, sql`for update`);
  const [problem] = balanceProblems(stored, held ?? nothing);
  // What a gate has seen go, or customs has accepted, has gone as it was reported.
  if (problem && (written || problem.text !== 'bondedPartWeight')) refuse('E_BAL', problem);
}

/** A draft may wait for goods to come. Whoever writes it is told what does not fit what lies there now. */
export async function balanceWarnings(
  step: Step,
  record: RecordOf<typeof io>,
  stored: Told | null,
): Promise<Problem[]> {
  const { ioCd, cargMtNo, pkgCnt, grossWgt } = record;
  const told = stored && sameIn(record, stored, ['bondAreaCd', 'cargMtNo', 'pkgCnt', 'grossWgt', 'splitCd']);
  if (told || ioCd !== 'O' || !cargMtNo || !pkgCnt || !grossWgt) return [];
  const held = await balanceOf(askIn(step), step, record);
  const problems: Problem[] = held?.pkg
    ? balanceProblems(record, held)
    : [{ code: 'E_BAL', field: 'cargMtNo', text: 'bondedNoCargo' }];
  return problems.map((problem) => ({ ...problem, warn: true }));
}

type Told = RecordOf<typeof io>;
const sameIn = (one: Told, other: Told, names: readonly (keyof Told)[]): boolean =>
  names.every((name) => String(one[name] ?? '') === String(other[name] ?? ''));

const operationOf = ({ id, version }: StoredIo, what: string) => ({ op: `bwms/io:${id}:${version}:${what}` });

const amountsOf = (pkg: unknown, wgt: unknown) => ({
  balPkgCnt: figure(pkg).toFixed(),
  balWgt: figure(wgt).toFixed(),
});

const movement = (stored: StoredIo, amounts: ReturnType<typeof amountsOf>): Posting => ({
  key: { bondAreaCd: stored.bondAreaCd, cargMtNo: stored.cargMtNo },
  ...{ tp: stored.ioTpCd!, at: stored.ioDtm!, words: { ioNo: stored.ioNo, basisNo: stored.basisNo } },
  ...(stored.ioCd === 'I' ? { in: amounts } : { out: amounts }),
  place: { field: 'pkgCnt' },
  fields: { balWgt: 'grossWgt' },
});

/** Moves what the report says. Answers the balance and which part of the cargo it was, where it was one. */
export async function move(step: ActStep, stored: StoredIo): Promise<{ stockId: number; splitSeq: number | null }> {
  const { blNo, ownerNm, clntId, itemNm, pkgUnitCd, locCd } = stored;
  const [moved] = await post(step, bondedLedger, operationOf(stored, 'accepted'), [
    {
      ...movement(stored, amountsOf(stored.pkgCnt, stored.grossWgt)),
      fresh: { blNo, ownerNm, clntId, itemNm, pkgUnitCd, locCd, inDt: stored.ioDtm!.slice(0, 10), stCd: 'STORED' },
    },
  ]);
  const { stockId } = moved!;
  await follow(step, stockId);
  if (stored.splitCd === 'A') return { stockId, splitSeq: null };
  const [part] = await askIn(step)<{ no: number }>(sql`select count(*)::int + 1 as no from bwms_io
    where corp_id = ${step.corpId}::bigint and stock_id = ${stockId}::bigint and io_cd = ${stored.ioCd} and id <> ${stored.id}::bigint
      and split_cd in ('P', 'L') and st_cd in ('ACCEPT', 'AMEND') and del_yn = 'N'`);
  return { stockId, splitSeq: part!.no };
}

/** By how much the amounts asked for differ from those that stand; at the moment of the report. */
const difference = (stored: StoredIo, pkgCnt: unknown, grossWgt: unknown): Posting =>
  movement(
    stored,
    amountsOf(
      figure(pkgCnt)
        .minus(stored.pkgCnt ?? 0)
        .toFixed(),
      figure(grossWgt)
        .minus(stored.grossWgt ?? 0)
        .toFixed(),
    ),
  );

/** Refuses an amendment after which less than nothing would have lain there at any later moment. */
export const demandAmendable = (step: ActStep, stored: StoredIo, pkgCnt: unknown, grossWgt: unknown): Promise<void> =>
  demandRoom(step, bondedLedger, difference(stored, pkgCnt, grossWgt));

/** Moves the difference, for movements stand as they are. */
export async function amend(step: ActStep, stored: StoredIo): Promise<void> {
  const by = difference(stored, stored.amdPkgCnt, stored.amdWgt);
  const words = { ...by.words, corrCd: 'AMEND', corrTxt: stored.amdReason };
  await post(step, bondedLedger, operationOf(stored, 'amended'), [{ ...by, words }]);
  await follow(step, stored.stockId!);
}

/**
 * Takes back what the report moved, where it moved anything. A person may take back the newest movement of the goods alone;
 * what customs takes back goes as long as enough is there.
 */
export async function takeBack(
  step: ActStep,
  stored: StoredIo,
  by: 'cancel' | 'failed',
  reason: string | null = null,
): Promise<void> {
  if (!stored.stockId) return;
  const moves = await askIn(step)<{ id: number; own: boolean }>(sql`
    select h.id, h.op_id like ${`bwms/io:${stored.id}:%`} as own from bwms_stock_hist h
    where h.corp_id = ${step.corpId}::bigint and h.parent_id = ${stored.stockId}::bigint and h.rev_of_id is null
      and not exists (select 1 from bwms_stock_hist r where r.corp_id = h.corp_id and r.rev_of_id = h.id) order by h.id`);
  const ownMoves = moves.filter((row) => row.own).map(({ id }) => id);
  if (ownMoves.length === 0) return;
  if (by === 'cancel' && moves.some((row) => !row.own && row.id > ownMoves[0]!))
    refuse('E_STATE', { text: 'bondedNotNewest' });
  const words = { ioNo: stored.ioNo, basisNo: stored.basisNo, corrCd: 'BACK', corrTxt: reason };
  await reverse(step, bondedLedger, operationOf(stored, by), ownMoves, words);
  await follow(step, stored.stockId);
}

/** All that was released has left: its import declarations are done, whoever declared them. */
export async function completeImport(step: ActStep, { ioTpCd, cargMtNo, stockId }: StoredIo): Promise<void> {
  if (ioTpCd !== '50') return;
  const done = await askIn(step)<{ corpId: number; id: number }>(sql`
    select i.corp_id as "corpId", i.id from bonded_imports(${cargMtNo}) i
    where exists (select 1 from bwms_stock s where s.corp_id = ${step.corpId}::bigint and s.id = ${stockId}::bigint
      and s.bal_pkg_cnt = 0)`);
  for (const { corpId, id } of done) await step.others.in(corpId).act('shipwork/impDecl', id, 'takenOut');
}
