/** What people try: sensible steps, forbidden ones, and changes of what stands in the documents. */
import { standsFor } from '../../../../src/record/actions.ts';
import type { Values } from '../../../../src/core/field.ts';
import type { Resource } from '../../../../src/core/resource.ts';
import { resources } from '../../../../src/services/index.ts';
import type { Answer } from '../../../support/app.ts';
import { linesOf } from '../../../support/repair.ts';
import type { Chance } from './random.ts';
import { keepers, people, prefixes, type Person, type Yard } from './yard.ts';

/** One call of one person. `level` is what the call demands of the menu; undefined where it is the person's turn that counts. */
export interface Move {
  readonly who: Person;
  readonly words: string;
  readonly prefix: string;
  readonly level: 2 | undefined;
  /** Whose menu the call asks for instead of its own. */
  readonly under?: string | undefined;
  run(): Promise<Answer<Values>>;
}

const today = '2026-11-20';
const resourceOf = (prefix: string): Resource => resources.find((one) => one.prefix === prefix)!;
const person = (by: Chance, prefix: string): Person => (by.often(85) ? by.one(keepers[prefix]!) : by.one(people));
const figure = (by: Chance, most: number) => String(1 + by.whole(most));
const itemsOf = (record: Values) => linesOf(record).filter(({ lineTpCd }) => lineTpCd === 'I');

const line = (by: Chance): Values => ({
  ...{
    lineTpCd: 'I',
    itemNm: `작업 ${by.whole(1000)}`,
    unitCd: 'M2',
    workTpCd: 'HULL',
    dctRt: by.one(['0', '3.5', '7.25']),
  },
  ...{ qty: figure(by, 300), price: figure(by, 60_000), purcPrice: String(by.whole(30_000)) },
});

/** What each action is given; what is not named here needs nothing. */
const inputs: Readonly<Record<string, (yard: Yard, by: Chance, record: Values) => Values>> = {
  'rs4/quot lose': () => ({ lostRsnCd: 'PRICE' }),
  'rs4/quot win': (_, by) => ({ poNo: by.one(['PO-1', null]), orderDt: today }),
  'rs4/order accept': () => ({ accNm: '백예시', accDt: today }),
  'rs4/work hold': (_, by) => ({ reason: by.one(['자재 대기', '']) }),
  'rs4/work done': (_, by) => ({ doneQty: figure(by, 300) }),
  'rs4/purc receive': (_, by, record) => ({
    rows: linesOf(record)
      .filter(() => by.often(70))
      .map(({ id, qty, recvQty }) => ({
        id,
        recvDt: today,
        recvQty: String(by.often(60) ? Math.max(1, Number(qty) - Number(recvQty)) : 1 + by.whole(400)),
      })),
  }),
  'rs4/inv pay': (_, by, { sumAmount, paidAmount }) => ({
    payDt: today,
    payAmt: String(by.often(60) ? Number(sumAmount) - Number(paidAmount) : by.whole(20_000_000)),
  }),
  'groupware/appr reject': (_, by) => ({ opinion: by.one(['금액 확인', '']) }),
  'groupware/appr close': (_, by) => ({ opinion: by.one(['퇴사', '']) }),
  'groupware/appr approve': () => ({ opinion: '' }),
};

/** An action of the declaration: mostly one that its state allows. */
function acting(yard: Yard, by: Chance, prefix: string, record: Values): Move | undefined {
  const resource = resourceOf(prefix);
  const all = (resource.actions ?? []).filter(({ internal }) => !internal);
  const fits = all.filter((action) => standsFor(resource, action, record));
  const action = by.one(fits.length > 0 && by.often(80) ? fits : all);
  if (!action) return undefined;
  const who = person(by, prefix);
  const body = { version: record['version'], ...inputs[`${prefix} ${action.name}`]?.(yard, by, record) };
  return {
    ...{
      who,
      prefix,
      words: `${who} ${action.name} ${prefix} ${String(record['id'])} in ${String(record['stCd'])} ${JSON.stringify(body)}`,
    },
    level: action.level === 1 ? undefined : 2,
    under: action.under,
    run: () => yard.as[who].post<Values>(`/${prefix}/${String(record['id'])}/${action.name}`, body),
  };
}

/** What somebody types into a document of this kind. */
const edits: Readonly<Record<string, (yard: Yard, by: Chance, record: Values) => Values | undefined>> = {
  'rs4/quot': (_, by, record) => {
    const gone = itemsOf(record)[1];
    return by.often(50) || !gone ? { insertItemList: [line(by)] } : { deleteItemList: [{ id: gone['id'] }] };
  },
  'rs4/order': (yard, by, record) => {
    const [row] = [by.one(itemsOf(record))];
    if (!row || by.often(15)) return { insertItemList: [line(by)] };
    const id = row['id'];
    return {
      updateItemList: [
        by.one<Values>([
          { id, qty: figure(by, 300) },
          { id, doneQty: figure(by, 300) },
          { id, addApprDt: today },
          { id, purcClntId: yard.subcontractor },
        ]),
      ],
    };
  },
  'rs4/work': (_, by, record) => {
    const before = Number((record['logList'] as Values[]).at(-1)?.['progRt'] ?? 0);
    const progRt = by.often(80) ? before + by.whole(101 - before) : by.whole(101);
    return { insertLogList: [{ workDt: today, workerCnt: 2, mh: 1 + by.whole(20), progRt: String(progRt) }] };
  },
  'rs4/purc': (_, by, record) => {
    const row = by.one(linesOf(record));
    return row && { updateItemList: [{ id: row['id'], qty: figure(by, 300) }] };
  },
  'rs4/inv': (_, by, record) => {
    const pay = (record['payList'] as Values[])[0];
    if (pay && by.often(30)) return { deletePayList: [{ id: pay['id'] }] };
    return { insertPayList: [{ payDt: today, payAmt: figure(by, 5_000_000) }] };
  },
};

function editing(yard: Yard, by: Chance, prefix: string, record: Values): Move | undefined {
  const change = edits[prefix]?.(yard, by, record);
  if (!change) return undefined;
  const who = person(by, prefix);
  const body = { version: record['version'], ...change };
  return {
    ...{
      who,
      prefix,
      level: 2,
      words: `${who} changes ${prefix} ${String(record['id'])} in ${String(record['stCd'])} ${JSON.stringify(change)}`,
    },
    run: () => yard.as[who].patch<Values>(`/${prefix}/${String(record['id'])}`, body),
  };
}

/** What a new document of the kind starts with; undefined while there is nothing to make it from. */
const makings: Readonly<
  Record<
    string,
    (yard: Yard, by: Chance, order: Values | undefined) => Promise<{ path: string; body: Values } | undefined>
  >
> = {
  'rs4/quot': async ({ repair: { ids } }, by) => ({
    path: 'rs4/quot',
    body: {
      quotTitle: '임의 견적',
      shipId: ids.ship,
      clntId: ids.clnt,
      vatCd: by.one(['TAX10', 'FREE']),
      insertItemList: [line(by), line(by), ...(by.often(20) ? [line(by)] : [])],
    },
  }),
  'rs4/work': async ({ repair: { ids } }, by, order) => {
    const item = order && by.one(itemsOf(order));
    const own = {
      workNm: '작업',
      workTpCd: 'HULL',
      teamCd: 'HULL',
      leadUserId: ids.lead,
      planFromDt: today,
      planToDt: '2026-11-25',
    };
    return (
      item && {
        path: 'rs4/work',
        body: { ...own, orderId: order['id'], orderItemId: item['id'], safetyCds: by.one([null, null, 'HOT']) },
      }
    );
  },
  'rs4/purc': async ({ subcontractor }, _by, order) =>
    order && { path: 'rs4/purc/fromOrder', body: { orderId: order['id'], clntId: subcontractor } },
  'rs4/inv': async (yard, by, order) => {
    if (!order) return undefined;
    const invKindCd = by.one(['ADV', 'PROG', 'FINAL', 'FINAL']);
    const query = new URLSearchParams({
      orderId: String(order['id']),
      invKindCd,
      ...(invKindCd === 'FINAL' ? {} : { advRt: String(10 + by.whole(60)) }),
    });
    const { status, body } = await yard.as.acct2.get<Values>(`/rs4/inv/new?${query}`);
    if (status !== 200) return undefined;
    const { itemList, ...header } = body;
    return { path: 'rs4/inv', body: { ...header, insertItemList: itemList as Values[] } };
  },
};

async function making(yard: Yard, by: Chance, prefix: string): Promise<Move | undefined> {
  const orderId = by.one(yard.met['rs4/order']!);
  const made = await makings[prefix]?.(
    yard,
    by,
    orderId === undefined ? undefined : await yard.read('rs4/order', orderId),
  );
  if (!made) return undefined;
  const who = person(by, prefix);
  return {
    ...{ who, prefix, level: 2, words: `${who} makes ${prefix} ${JSON.stringify(made.body).slice(0, 160)}` },
    run: () => yard.as[who].post<Values>(`/${made.path}`, made.body),
  };
}

/** A signed report, so that somebody can accept the order. */
const signing = (yard: Yard, record: Values): Move => ({
  ...{
    who: 'sales2',
    prefix: 'rs4/order',
    level: 2,
    words: `sales2 attaches the signed report to ${String(record['id'])}`,
  },
  run: async () => ({ status: 200, headers: {}, body: await yard.repair.signed(record) }),
});

const over = new Set(['CANCEL', 'REV', 'CLOSED', 'REJECT', 'WITHDRAW']);

/** One that is met by chance; what is over is passed by twice. */
async function liveOf(yard: Yard, by: Chance, prefix: string): Promise<Values | undefined> {
  let record: Values | undefined;
  for (let i = 0; i < 3; i += 1) {
    const id = by.one(yard.met[prefix]!);
    if (id === undefined) return undefined;
    record = await yard.read(prefix, id);
    if (!over.has(String(record['stCd']))) break;
  }
  return record;
}

/** The next thing that happens; undefined when what was drawn cannot be tried yet. */
export async function drawMove(yard: Yard, by: Chance): Promise<Move | undefined> {
  const prefix = by.one(by.often(30) ? ['rs4/order', 'rs4/inv', 'groupware/appr'] : prefixes);
  const record = await liveOf(yard, by, prefix);
  if (!record || by.often(15)) return making(yard, by, prefix);
  if (prefix === 'rs4/order' && record['stCd'] === 'DONE' && by.often(40)) return signing(yard, record);
  return by.often(25) ? editing(yard, by, prefix, record) : acting(yard, by, prefix, record);
}
