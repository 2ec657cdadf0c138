/** Purchase orders on the server: made from orders, approved, received part by part (20-rs4-ship-repair rs4/purc). */
import { sql } from 'kysely';
import { ProblemError, type Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Action, ActStep, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { fillEmpty, withoutEmpty } from '../../../record/defaults.ts';
import {
  approvalPlan,
  approvalRefused,
  approvalTurn,
  approved,
  askApproval,
  requestWarnings,
} from '../../groupware/apprRequest.server.ts';
import type { Again, Asked } from '../../groupware/apprRequest.server.ts';
import { linesOf } from '../document/document.rules.ts';
import { demandLiveOrder, holdOrder, orderOf, orderProblems } from '../order/live.server.ts';
import { leftTot, recvTot } from './open.server.ts';
import { printPurc } from './print.server.ts';
import { purc } from './purc.ts';
import { correctionBarred, type PurcFacts } from './ready.ts';
import { ofPartner, partnerKinds, purcProposal } from './defaults.server.ts';
import { draftFrom, fromOrder, leftFor } from './fromOrder.server.ts';
import { stateByLines, withCorrection } from './correction.rules.ts';
import { isReceived, withReceipt } from './receipt.rules.ts';
import { decidesAlone, settingsOf } from '../document/defaults.server.ts';
import { fillUnit, unitProblems } from '../../shared/excRates.server.ts';
import { purchased } from '../document/lastPrices.server.ts';
import { itemProposals } from '../quot/items.server.ts';
import { strayLines } from '../order/strayLines.server.ts';

async function purcFacts(ask: Ask, call: Call, stored: StoredOf<typeof purc>): Promise<PurcFacts> {
  const { PURC_APPR_AMT: limit, SELF_APPR_YN: selfAppr } = await settingsOf(ask, call);
  return {
    ...withoutEmpty({ limit }),
    orderStCd: (await orderOf(ask, call, stored.orderId))?.stCd ?? null,
    ...(await approvalPlan(ask, call, 'PO', selfAppr === 'Y')),
    ...(stored.stCd === 'APPR' && (await approvalTurn(ask, call, stored.apprId))),
    ...(stored.stCd === 'DRAFT' && (await approvalRefused(ask, call, stored.apprId))),
  };
}

const order: Action<typeof purc, 'order'> = {
  run: (step, stored) => demandLiveOrder(step, stored),
};

/** What whoever approves looks at. */
const facts = ['clntId', 'orderId', 'dlvDt', 'purcTot', 'purcVat', 'sumAmount'];

async function request(step: ActStep, stored: StoredOf<typeof purc>, how: Pick<Asked, 'input' | 'again'>) {
  await demandLiveOrder(step, stored);
  const { purcNo: srcNo, purcTot: amount } = stored;
  const mayDecide = await decidesAlone(step);
  const title = `${srcNo} ${stored.clntNm}`;
  return askApproval(step, stored, { form: 'PO', srcNo, title, amount, facts, mayDecide, ...how });
}

const requestAppr: Action<typeof purc, 'requestAppr'> = {
  warns: requestWarnings('PO', decidesAlone),
  run: async (step, stored, input) => ({ changes: { apprId: (await request(step, stored, { input })).id } }),
};

const apprAgain: Action<typeof purc, 'apprAgain'> = {
  async run(step, stored, { again }: { readonly again: Again }) {
    const apprDocument = await request(step, stored, { again });
    return { changes: { apprId: apprDocument.id }, answer: { apprDocument } };
  },
};

/** What a complete purchase cost is noted in the lines of the order that it was made for, or is no longer. */
async function noteInOrder(step: ActStep, stored: StoredOf<typeof purc>, name: 'addPurchase' | 'takePurchase') {
  if (typeof stored.orderId !== 'number') return;
  const rows = linesOf(stored).map(({ orderItemId, purcTot }) => ({ orderItemId, purcTot }));
  await step.others.act('rs4/order', stored.orderId, name, { rows });
}

/** `{rows: [{id, recvQty, recvDt}]}`; over what is open is E_BAL, by the rule that the dialog knows. */
const receive: Action<typeof purc, 'receive'> = {
  async run(step, stored, input) {
    const item = withReceipt(linesOf(stored), input.rows ?? []);
    const whole = isReceived(item);
    if (whole) await noteInOrder(step, stored, 'addPurchase');
    return { record: { ...stored, item, stCd: whole ? 'RECV' : 'PART' } };
  },
};

/** `{came: [{id, recvQty, recvDt}], recvFixTxt}`: what came in truth. As long as some is open its order has no cost of it. */
const correctReceipt: Action<typeof purc, 'correctReceipt'> = {
  async run(step, stored, { came, recvFixTxt }) {
    // It may have been closed until it was held.
    const late = correctionBarred(stored, { orderStCd: (await holdOrder(step, stored.orderId)) ?? null });
    if (late) throw new ProblemError(late);
    const item = withCorrection(linesOf(stored), came ?? []);
    const stCd = stateByLines(item);
    if (stored.stCd === 'RECV' && stCd !== 'RECV') await noteInOrder(step, stored, 'takePurchase');
    return { record: { ...stored, item, recvFixTxt, stCd }, saidAgain: ['recvFixTxt'] };
  },
};

async function supplierProblems(step: SaveStep, record: RecordOf<typeof purc>): Promise<Problem[]> {
  const kinds = await partnerKinds(askIn(step), step, record.clntId);
  const sells = kinds.length === 0 || kinds.some((kind) => kind === 'SUP' || kind === 'SUBC');
  return sells ? [] : [{ code: 'E_REF', field: 'clntId', text: 'notSupplier' }];
}

/** The vessel of the order of a purchase, over the alias `t`, as the reader calls it. */
const shipOfOrder = (lang: Call['lang']) => sql`(
  select ${lang === 'en' ? sql`coalesce(nullif(s.ship_nm_en, ''), s.ship_nm)` : sql`s.ship_nm`}
  from rs4_order o join rs4_ship s on s.corp_id = o.corp_id and s.id = o.ship_id
  where o.corp_id = t.corp_id and o.id = t.order_id)`;

export const purcBehaviour: Behaviour<typeof purc> = {
  async fresh(call, record, ask) {
    if (record.orderId && record.clntId) {
      const { header, rows } = await draftFrom(ask, call, record);
      Object.assign(record, header, { item: rows.item });
    } else Object.assign(record, await ofPartner(ask, call, record), await purcProposal(ask, call, 'orderId', record));
  },
  async propose(call, { of, header, wanted }, ask) {
    if (of !== 'itemId') return { header: await purcProposal(ask, call, of, header) };
    const asQuoted = { ...header, quotDt: header.purcDt };
    const proposed = await itemProposals(ask, call, wanted as readonly number[], asQuoted, purchased);
    // Of what an item proposes for any document, that which a purchase has.
    return {
      rows: proposed.map(({ values, ...rest }) => {
        const { itemNm, spec, unitCd, purcBaseCd, purcPrice, purcPriceFrgn } = values;
        return { ...rest, values: { itemNm, spec, unitCd, purcBaseCd, purcPrice, purcPriceFrgn } };
      }),
    };
  },
  async prepare(step, record, stored) {
    const ask = askIn(step);
    if (!stored) {
      const { excRt: _partners, excUnit: _unit, ...proposed } = await ofPartner(ask, step, record);
      fillEmpty(record, proposed);
    }
    // Another currency without a rate of its own.
    const turned = stored && stored.currCd !== record.currCd && stored.excRt === record.excRt;
    if (turned || !record.excRt) Object.assign(record, await purcProposal(ask, step, 'currCd', record));
    await fillUnit(step, record);
  },
  async check(step, record, stored) {
    const changed = stored?.clntId !== record.clntId;
    return [
      ...(await unitProblems(step, record, stored)),
      ...(await orderProblems(step, record, stored)),
      ...(changed ? await supplierProblems(step, record) : []),
      ...(await strayLines(step, record, stored)),
    ];
  },
  facts: (call, stored, ask) => purcFacts(ask, call, stored),
  listColumns: { shipNm: ({ lang }) => shipOfOrder(lang), leftTot: sql`${leftTot}::text` },
  listSorts: { leftTot: () => leftTot },
  askedColumns: { recvTot: sql`${recvTot}::text` },
  reads: { left: (call, input, ask) => leftFor(ask, call, input) },
  print: printPurc,
  makers: {
    async fromOrder(step, input) {
      // Of two at once the second gets what the first left.
      await demandLiveOrder(step, input);
      return fromOrder(askIn(step), step, input);
    },
  },
  actions: { order, requestAppr, apprAgain, apprDone: approved, receive, correctReceipt },
};
