/** Orders of a warehouse on the server: what they take from items, and what each step moves (25-3pl 2.9 `3pl/io`). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import { refuse, type Problem } from '../../../core/problem.ts';
import type { RowOf, StoredOf } from '../../../core/record.ts';
import type { Action, ActStep, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { demandPast } from '../../shared/past.server.ts';
import { allocate, release, spend } from '../../shared/stock/allocate.server.ts';
import type { Posting } from '../../shared/stock/ledger.ts';
import { post } from '../../shared/stock/post.server.ts';
import { damaged, goodsLedger } from '../ledger.ts';
import type { IoFacts } from './io.rules.ts';
import type { io } from './io.ts';
import type { Checked } from './check.rules.ts';
import { expiredFree, expiredIn, expiredPromised } from './expired.server.ts';
import { printIo } from './print.server.ts';
import { sharesOf, stayedOf } from './promised.ts';
import { scanned } from './scan.server.ts';

type StoredIo = StoredOf<typeof io>;
type Line = RowOf<typeof io, 'item'>;

interface Item {
  readonly id: number;
  readonly itemNm: string;
  readonly itemTpCd: string;
  readonly ownerClntId: number | null;
  readonly unitCd: string;
  readonly lotYn: string;
  readonly expYn: string;
}

/** Items by their id, as they are now. */
async function itemsOf(ask: Ask, { corpId }: Call, ids: readonly unknown[]): Promise<Map<number, Item>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (!wanted.length) return new Map();
  const rows =
    await ask<Item>(sql`select id, item_nm as "itemNm", item_tp_cd as "itemTpCd", owner_clnt_id as "ownerClntId",
      unit_cd as "unitCd", coalesce(lot_yn, 'N') as "lotYn", coalesce(exp_yn, 'N') as "expYn"
    from rs4_stdinfo_item where corp_id = ${corpId}::bigint and id = any (${wanted}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

const linesOf = (record: { readonly item?: readonly Line[] | null }): readonly Line[] => record.item ?? [];

/** Only goods of the shipper whose order it is. */
async function strangers(step: SaveStep, record: StoredIo): Promise<Problem[]> {
  const items = await itemsOf(
    askIn(step),
    step,
    linesOf(record).map(({ itemId }) => itemId),
  );
  return linesOf(record).flatMap(({ itemId }, row): Problem[] => {
    const item = items.get(itemId!);
    const isShippers = item?.itemTpCd === 'G' && item.ownerClntId === record.clntId;
    return !item || isShippers ? [] : [{ code: 'E_REF', grid: 'item', row, field: 'itemId', text: 'itemOfOther' }];
  });
}

/** The balance that a row is about; a place of its own for what is damaged. */
const keyOf = ({ whCd, clntId }: StoredIo, { itemId, lotNo, expDt, locCd }: Line) => ({
  ...{ whCd, clntId, itemId },
  ...{ lotNo: lotNo ?? null, expDt: expDt ?? null, locCd: locCd ?? null },
});

/** As what was checked says of the rows. */
function checkedLines(stored: StoredIo, rows: readonly Checked[]): Line[] {
  const came = new Map(rows.map((row) => [row.id, row]));
  // A row that was not told of did not come.
  return linesOf(stored).map((line) => ({ ...line, ...(came.get(line.id) ?? { qty: '0', dmgQty: '0' }) }));
}

const check: Action<typeof io, 'check'> = {
  warns: (step, stored, { rows = [] }) => expiredIn(step, checkedLines(stored, rows)),
  async run(step, stored, { rows = [] }) {
    const item = checkedLines(stored, rows);
    return { record: { ...stored, item, chkDtm: seoulTime(step.now).slice(0, 16) } };
  },
};

/** What came whole goes to its place, what came broken to the place of damage. */
async function receive(step: ActStep, stored: StoredIo, at: string): Promise<void> {
  const items = await itemsOf(
    askIn(step),
    step,
    linesOf(stored).map(({ itemId }) => itemId),
  );
  const postings = linesOf(stored).flatMap((line, row): Posting[] => {
    const key = keyOf(stored, line);
    const of = (qty: string, locCd: string | null): Posting[] =>
      figure(qty).gt(0)
        ? [
            {
              key: { ...key, locCd },
              fresh: { stockNm: nameOf(items.get(line.itemId!), line.lotNo, locCd) },
              ...{ tp: 'IN', at, in: { onQty: qty }, words: { refNo: stored.ioNo } },
              place: { grid: 'item', row: row + 1, uid: String(line.id), field: 'qty' },
            },
          ]
        : [];
    const whole = rnd(figure(line.qty).minus(figure(line.dmgQty)), 0);
    return [...of(whole, key.locCd), ...of(rnd(figure(line.dmgQty), 0), damaged)];
  });
  await post(step, goodsLedger, { op: `3pl/io:${stored.id}:done` }, postings);
}

const nameOf = (item: Item | undefined, ...parts: readonly (string | null | undefined)[]): string =>
  [item?.itemNm, ...parts].filter(Boolean).join(' · ').slice(0, 200);

/** By the id of a row: what was picked of all that it was promised. */
function pickedOfRows(stored: StoredIo, picked: ReadonlyMap<number, string>): ReadonlyMap<unknown, string> {
  const shares = sharesOf(stored);
  const ofRow = (row: unknown) => shares.filter(({ rowId }) => rowId === row).map(({ id }) => picked.get(id!));
  return new Map(linesOf(stored).map(({ id }) => [id, rnd(sumFigures(ofRow(id)), 0)]));
}

const done: Action<typeof io, 'done'> = {
  warns: (step, stored) => (stored.ioCd === 'I' ? expiredIn(step, linesOf(stored)) : expiredPromised(step, stored)),
  async run(step, stored, { doneDtm, rows, picks }) {
    const at = doneDtm!;
    demandPast(step, { doneDtm: at }, 'doneDtm');
    if (stored.ioCd === 'I') {
      await receive(step, stored, at);
      return { changes: { doneDtm: at } };
    }
    const from = new Map((picks ?? []).map(({ id, qty }) => [id!, qty ?? '0']));
    const went = picks?.length
      ? pickedOfRows(stored, from)
      : new Map<unknown, string | null | undefined>((rows ?? []).map(({ id, qty }) => [id, qty]));
    const item = linesOf(stored).map((line) => ({ ...line, qty: went.get(line.id) ?? '0' }));
    const taken = item.map(({ id, qty }, row) => ({
      ...{ rowId: id!, qty: rnd(figure(qty), 0), ...(picks?.length && { from }) },
      place: { grid: 'rows', row: row + 1, uid: String(id), field: 'qty' },
    }));
    const movement = { tp: 'OUT', at, words: { refNo: stored.ioNo } };
    await spend(step, goodsLedger, stored.id, { op: `3pl/io:${stored.id}:done` }, taken, movement);
    return { record: { ...stored, item, doneDtm: at, stCd: 'DONE' } };
  },
};

const promise: Action<typeof io, 'allocate'> = {
  // The specification is silent about what has expired: it may go, when somebody says so.
  warns: expiredFree,
  async run(step, stored) {
    const items = await itemsOf(
      askIn(step),
      step,
      linesOf(stored).map(({ itemId }) => itemId),
    );
    await allocate(
      step,
      goodsLedger,
      stored.id,
      linesOf(stored).map((line, row) => {
        const { lotNo, expDt, locCd, ...goods } = keyOf(stored, line);
        return {
          ...{ rowId: line.id!, qty: rnd(figure(line.planQty), 0), name: items.get(line.itemId!)?.itemNm ?? '' },
          // What the order leaves open is taken from whatever expires first.
          where: { ...goods, ...(lotNo && { lotNo }), ...(expDt && { expDt }), ...(locCd && { locCd }) },
          place: { grid: 'item', row: row + 1, uid: String(line.id), field: 'planQty' },
        };
      }),
    );
    return { changes: { allocDtm: seoulTime(step.now).slice(0, 16) } };
  },
};

const carry: Action<typeof io, 'carry'> = { run: async (_step, _stored, carried) => ({ changes: carried }) };

const giveBack: Action<typeof io, 'unallocate'> = {
  async run(step, stored) {
    await release(step, goodsLedger, stored.id);
    return { changes: { allocDtm: null } };
  },
};

const cancel: Action<typeof io, 'cancel'> = {
  async run(step, stored) {
    if (stored.stCd === 'ALLOC') await release(step, goodsLedger, stored.id);
  },
};

/** What really moved: of what went out lot and place as they were taken, of what came in all but what came broken. */
const movedLines = (stored: StoredIo): Values[] => {
  const items = new Map(linesOf(stored).map(({ id, itemId }) => [id, itemId]));
  const lines =
    stored.ioCd === 'O'
      ? (stored.alloc ?? []).map(({ lotNo, expDt, locCd, doneQty, ...row }) => ({
          ...{ itemId: items.get((row as { readonly rowId?: number }).rowId), lotNo, expDt, locCd },
          planQty: rnd(figure(doneQty), 0),
        }))
      : linesOf(stored).map(({ itemId, lotNo, expDt, locCd, qty, dmgQty }) => ({
          ...{ itemId, lotNo, expDt, locCd },
          planQty: rnd(figure(qty).minus(figure(dmgQty)), 0),
        }));
  return lines.filter(({ planQty }) => figure(planQty).gt(0));
};

/** Numbers of the live orders that were made of the done one: in the same direction its rest, in the other its return. */
async function madeOf(ask: Ask, { corpId }: Call, { id, ioCd, stCd }: StoredIo): Promise<Partial<IoFacts>> {
  if (stCd !== 'DONE') return {};
  const made = await ask<{ ioNo: string; ioCd: string }>(sql`select io_no as "ioNo", io_cd as "ioCd" from t3pl_io
    where corp_id = ${corpId}::bigint and rev_io_id = ${id}::bigint and st_cd <> 'CANCEL' and del_yn = 'N' order by id`);
  const numberOf = (isRest: boolean) => made.find((one) => (one.ioCd === ioCd) === isRest)?.ioNo;
  return { restNo: numberOf(true), returnNo: numberOf(false) };
}

/** What stayed of an order out, planned to whom and as what it was to go. */
const rest: Action<typeof io, 'rest'> = {
  async run(step, stored, { planDt }) {
    const { ioCd, ioTpCd, clntId, whCd, refNo, shipToNm, shipToAddr, shipToTel } = stored;
    const item = stayedOf(stored).map(({ row: { itemId, lotNo, expDt, locCd }, left }) => ({
      ...{ itemId, lotNo, expDt, locCd, planQty: left },
    }));
    const header = { ioCd, ioTpCd, clntId, whCd, refNo, shipToNm, shipToAddr, shipToTel, planDt };
    await step.make({ ...header, revIoId: stored.id }, { item });
  },
};

/** The same goods the other way, planned: what was done stays, and is corrected by what follows. */
const reverse: Action<typeof io, 'reverse'> = {
  async run(step, stored) {
    const item = movedLines(stored);
    if (!item.length) refuse('E_STATE', { text: 'nothingToReturn' });
    const { clntId, whCd, ioNo, vhclNo, carrierNm } = stored;
    const ioCd = stored.ioCd === 'I' ? 'O' : 'I';
    const header = { ioCd, ioTpCd: 'RET', clntId, whCd, vhclNo, carrierNm, planDt: step.today, refNo: ioNo };
    await step.make({ ...header, revIoId: stored.id }, { item });
  },
};

export const ioBehaviour: Behaviour<typeof io> = {
  async propose(call, { wanted }, ask) {
    const items = await itemsOf(ask, call, wanted);
    return {
      rows: wanted.map((of) => {
        const item = items.get(of as number);
        return { of, values: item ? { unitCd: item.unitCd, lotYn: item.lotYn, expYn: item.expYn } : {} };
      }),
    };
  },
  async prepare(step, record) {
    const items = await itemsOf(
      askIn(step),
      step,
      linesOf(record).map(({ itemId }) => itemId),
    );
    for (const line of linesOf(record)) {
      const item = items.get(line.itemId!);
      if (item) Object.assign(line, { unitCd: item.unitCd, lotYn: item.lotYn, expYn: item.expYn });
    }
  },
  check: (step, record) => strangers(step, record as StoredIo),
  print: printIo,
  reads: { scan: scanned },
  facts: async (call, stored, ask) => ({
    now: seoulTime(call.now).slice(0, 16),
    ...(await madeOf(ask, call, stored as StoredIo)),
  }),
  actions: { check, allocate: promise, done, carry, unallocate: giveBack, cancel, rest, reverse },
};
