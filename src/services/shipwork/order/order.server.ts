/** Orders of ship supplies on the server: who they are between, what their steps bring about (23-shipwork-customs). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Action, Ask, Behaviour, Call, SaveStep, Step } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import { foreignOf } from '../../shared/amounts.ts';
import { fillUnit, rateOf, unitProblems } from '../../shared/excRates.server.ts';
import { demandPast } from '../../shared/past.server.ts';
import { bill } from './bill.server.ts';
import { proposedDelivery, withDelivery } from './deliver.ts';
import type { order } from './order.ts';
import type { OrderRecord } from './order.fields.ts';
import { certifiedSupplier, englishOf, ownCompany, shipOf, vatOf } from './parties.server.ts';
import { deliveredBefore, setSignaturesAside } from './redeliver.server.ts';
import { itemProposals, supplierPrices } from './prices.server.ts';
import { printOrder } from './print.server.ts';
import { linesOf } from './lines.ts';
import { say } from './said.server.ts';
import type { OrderFacts } from './ready.ts';

type Stored = StoredOf<typeof order>;

/** A permit that is given; it stays so when its loading was reported. */
const given = ['PERMIT', 'DONE'];

/** The permit that the supplier has for the order, one that is given first; of one that was refused or withdrawn nothing is left. */
async function permitOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, orderId: number) {
  const [permit] = await ask<{ id: number; no: string; given: boolean }>(sql`
    select id, prmt_no as no, st_cd = any (${given}::text[]) as given from shipwork_load_prmt
    where corp_id = ${corpId}::bigint and order_id = ${orderId}::bigint and del_yn = 'N' and st_cd not in ('REJECT', 'WITHDRAW')
    order by given desc, id desc limit 1`);
  return permit;
}

async function orderFacts(ask: Ask, call: Call, stored: Stored): Promise<OrderFacts> {
  const permit = stored.stCd === 'ORD' ? await permitOf(ask, call, stored.id) : undefined;
  return {
    certified: stored.stCd !== 'DRAFT' || (await certifiedSupplier(ask, call, stored.supCertId)) !== undefined,
    permitted: permit?.given ?? false,
    ...(permit && { permit: permit.no, permitId: permit.id }),
    now: seoulTime(call.now).slice(0, 16),
    ...(stored.stCd === 'ORD' && { before: await deliveredBefore(ask, stored) }),
  };
}

/** What a new order leaves open follows from ship, supplier and the own company; a supplier's save changes none of it. */
async function prepare(step: SaveStep, record: OrderRecord, stored: Stored | null): Promise<void> {
  const ask = askIn(step);
  if (!stored || stored.corpId === step.corpId) {
    const turned = stored?.shipId !== record.shipId;
    const ship = turned ? await shipOf(ask, step, record.shipId) : {};
    Object.assign(record, ship, await ownCompany(ask, step, 'buy'));
    await englishOf(ask, step, record.item ?? []);
    if (!stored) fillEmpty(record, vatOf(record));
    if (stored?.supCertId !== record.supCertId)
      Object.assign(record, await certifiedSupplier(ask, step, record.supCertId));
  }
  const otherCurrency = stored !== null && stored.currCd !== record.currCd && stored.excRt === record.excRt;
  const unrated = !record.excRt || (!stored && record.excRt === '1.00');
  if (foreignOf(record) && (otherCurrency || unrated)) {
    const { excRt, excUnit } = await rateOf(ask, step, record, step.today);
    Object.assign(record, { excRt, excUnit });
  }
  await fillUnit(step, record);
}

/** Suppliers are chosen from the directory, and nobody orders from itself. */
async function supplierProblems(step: SaveStep, record: OrderRecord, stored: Stored | null): Promise<Problem[]> {
  if (typeof record.supCertId !== 'number' || stored?.supCertId === record.supCertId) return [];
  const supplier = await certifiedSupplier(askIn(step), step, record.supCertId);
  if (!supplier) return [{ code: 'E_REF', field: 'supCertId', text: 'supplierNotCertified' }];
  return supplier.supCorpId === step.corpId ? [{ code: 'E_REF', field: 'supCertId', text: 'supplierIsSelf' }] : [];
}

const decline: Action<typeof order, 'decline'> = {
  run: async (step, stored, { sayTxt }) => ({ changes: await say(step, stored, stored.supNm, 'CANCEL', sayTxt) }),
};
/** What was quoted holds no more: until the supplier quotes again nothing is. */
const requote: Action<typeof order, 'requote'> = {
  run: async (step, stored, { sayTxt }) => ({
    changes: { quotDt: null, ...(await say(step, stored, stored.buyNm, 'REQ', sayTxt)) },
  }),
};
/** The buyer as it is today goes along. */
const request: Action<typeof order, 'request'> = {
  async run(step, stored, { sayTxt }) {
    const company = await ownCompany(askIn(step), step, 'buy');
    return { changes: { ...company, ...(await say(step, stored, company.buyNm, 'REQ', sayTxt)) } };
  },
};
/** The supplier as its own data say, beyond what the directory told. */
const quote: Action<typeof order, 'quote'> = {
  async run(step, stored, { sayTxt }) {
    const company = await ownCompany(askIn(step), step, 'sell');
    const said = await say(step, stored, company.supNm, 'QUOT', sayTxt);
    return { changes: { ...company, quotDt: step.today, ...said } };
  },
};

/** Whoever was never asked is no party to it: a draft that is given up stays the buyer's alone. */
const cancel: Action<typeof order, 'cancel'> = {
  run: async (_step, { stCd }) => ({ changes: stCd === 'DRAFT' ? { supCorpId: null } : {} }),
};

/** Nothing is loaded before the time that the permit names. */
async function deliveredEarly(step: Step, { id }: Stored, dlvDtm: unknown): Promise<Problem[]> {
  const [permit] = await askIn(step)<{ from: string }>(sql`
    select to_char(min(load_from_dtm) at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "from" from shipwork_load_prmt
    where corp_id = ${step.corpId}::bigint and order_id = ${id}::bigint and del_yn = 'N' and st_cd = any (${given}::text[])`);
  return permit?.from && String(dlvDtm) < permit.from
    ? [{ code: 'E_RANGE', field: 'dlvDtm', text: 'deliveredEarly', args: [permit.from], warn: true }]
    : [];
}

const deliver: Action<typeof order, 'deliver'> = {
  warns: (step, stored, { dlvDtm }) => {
    // Nobody is asked about what is refused in the end.
    demandPast(step, { dlvDtm }, 'dlvDtm');
    return deliveredEarly(step, stored, dlvDtm);
  },
  async run(step, stored, { rows = [], dlvDtm }) {
    demandPast(step, { dlvDtm }, 'dlvDtm');
    const before = rows?.length ? {} : await deliveredBefore(askIn(step), stored);
    const item = withDelivery(linesOf(stored), rows?.length ? rows : proposedDelivery(stored, before));
    return { record: { ...stored, dlvDtm, item, stCd: 'DLV' } as OrderRecord };
  },
};

/**
 * Not what came: nothing counts as delivered until the supplier delivers again. What it said with its quotation stays on the
 * paper of the quotation, so the words stand among all that was said alone.
 */
const correct: Action<typeof order, 'correct'> = {
  async run(step, stored, { sayTxt }) {
    await say(step, stored, stored.buyNm, 'ORD', sayTxt);
    await setSignaturesAside(step.tx, step.resource, stored);
    const item = linesOf(stored).map((line) => ({ ...line, dlvQty: null }));
    return { record: { ...stored, dlvDtm: null, item, stCd: 'ORD' } as OrderRecord };
  },
};

const receive: Action<typeof order, 'receive'> = {
  run: async (step, _stored, { rcvNm }) => ({ changes: { ...(await ownCompany(askIn(step), step, 'buy')), rcvNm } }),
};

/** Whoever reads a notice knows which order it is; of the quotation also what it comes to, as the list tells it. */
function toldOf({ stCd, orderTitle, shipNm, currCd, dealAmount, dealAmountFrgn }: Stored) {
  const about = [orderTitle, shipNm].filter(Boolean).join(' · ');
  if (stCd !== 'QUOT') return { about };
  return foreignOf({ currCd })
    ? { about, sum: `${currCd} ${grouped(dealAmountFrgn ?? '')}` }
    : { about, won: grouped(dealAmount ?? '') };
}

export const orderBehaviour: Behaviour<typeof order> = {
  hears: menuIdsOf('S11'),
  told: toldOf,
  async fresh(call, record, ask) {
    if (!record.shipId) return;
    const ship = await shipOf(ask, call, record.shipId);
    Object.assign(record, ship, vatOf(ship));
  },
  async propose(call, { of, header, wanted }, ask) {
    if (of === 'itemId') return { rows: await itemProposals(ask, call, wanted as readonly number[], header) };
    if (of === 'shipId') {
      const ship = await shipOf(ask, call, header.shipId);
      return { header: { ...ship, ...vatOf(ship) } };
    }
    const { excRt, excUnit } = await rateOf(ask, call, header, call.today);
    return { header: { excRt, excUnit } };
  },
  prepare,
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...(await supplierProblems(step, record, stored)),
  ],
  // Less came than was ordered.
  listMarks: { dealAmount: () => sql`t.deal_amount < t.sum_amount` },
  conditions: { side: () => undefined },
  facts: (call, stored, ask) => orderFacts(ask, call, stored),
  reads: { prices: async (call, { orderId }, ask) => ({ content: await supplierPrices(ask, call, orderId) }) },
  print: printOrder,
  actions: { request, quote, requote, decline, cancel, deliver, receive, correct, bill },
};
