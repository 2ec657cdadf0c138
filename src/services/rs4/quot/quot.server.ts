/** Quotations on the server: defaults, numbering, what its steps bring about (20-rs4-ship-repair rs4/quot). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Action, ActStep, Ask, Behaviour, Call } from '../../../database/behaviour.ts';
import { fillEmpty, members, withoutEmpty } from '../../../record/defaults.ts';
import { headerFields } from '../../../record/resource.ts';
import { linesOf } from '../document/document.rules.ts';
import { freeLines } from '../document/freeLines.server.ts';
import { approvalPlan, approvalRefused, approvalTurn } from '../../groupware/apprRequest.server.ts';
import { unwin, win } from '../order/award.server.ts';
import { approved } from '../../groupware/apprRequest.server.ts';
import { apprAgain, requestAppr } from './appr.server.ts';
import { headerProposal, numberingOf, settingsOf, wholeProposal } from '../document/defaults.server.ts';
import { fillUnit, rateOf, unitProblems } from '../../shared/excRates.server.ts';
import { quoted } from '../document/lastPrices.server.ts';
import { itemProposals } from './items.server.ts';
import { berthProblems, staysAt } from '../schedule/stays.server.ts';
import { mailPlan, tellChargers } from './mail.server.ts';
import type { Newest, QuotFacts } from './ready.ts';
import { printQuot } from './print.server.ts';
import { quot } from './quot.ts';

type Quot = RecordOf<typeof quot>;

/** What a new quotation leaves open follows from customer, vessel and settings. */
async function fill(ask: Ask, call: Call, record: Quot): Promise<void> {
  const { currCd, payTermCd, styleCodeId, validDt, vatCd, zeroReasonCd } = await wholeProposal(ask, call, record);
  fillEmpty(record, { currCd, payTermCd, styleCodeId, validDt, vatCd });
  if (record.vatCd === 'ZERO') fillEmpty(record, { zeroReasonCd });
  if ((record.excRt ?? null) === null) await takeRate(ask, call, record);
}

async function takeRate(ask: Ask, call: Call, record: Quot): Promise<void> {
  Object.assign(record, await rateOf(ask, call, record, record.excDt ?? record.quotDt ?? call.today));
}

/** What holds in the place of one that was revised. */
async function newestOf(ask: Ask, { corpId }: Call, { quotNo }: StoredOf<typeof quot>): Promise<Newest> {
  const [newest] = await ask<
    NonNullable<Newest['newest']>
  >(sql`select id::int as id, rev_no::int as "revNo" from rs4_quot
    where corp_id = ${corpId}::bigint and quot_no = ${quotNo} and del_yn = 'N' order by rev_no desc limit 1`);
  return newest ? { newest } : {};
}

/** What its steps go by: the company's limits, and who would decide. */
async function quotFacts(ask: Ask, call: Call, stored: StoredOf<typeof quot>): Promise<QuotFacts> {
  const { QUOT_APPR_AMT: limit, MIN_PRFT_RT: leastProfit, SELF_APPR_YN: selfAppr } = await settingsOf(ask, call);
  return {
    ...withoutEmpty({ limit, leastProfit }),
    ...(await approvalPlan(ask, call, 'QT', selfAppr === 'Y')),
    ...(stored.stCd === 'APPR' && (await approvalTurn(ask, call, stored.apprId))),
    ...(stored.stCd === 'DRAFT' && (await approvalRefused(ask, call, stored.apprId))),
    ...(stored.stCd === 'REV' && (await newestOf(ask, call, stored))),
    ...(stored.stCd === 'CONF' ? { mail: await mailPlan(ask, call, stored) } : {}),
  };
}

/** The paper that stays with the quotation is the one that the customer gets. */
const send: Action<typeof quot, 'send'> = {
  run: async (step) => ({ changes: { sentDtm: seoulTime(step.now).slice(0, 16) } }),
  async after(step, record, _stored, { input, paper }) {
    if (paper) await tellChargers(step, record, input.chargerIds, paper);
  },
};

const lose: Action<typeof quot, 'lose'> = {
  run: async (_step, _stored, input) => ({ changes: { lostRsnCd: input.lostRsnCd } }),
};

/** What the next revision does not take over. */
const notRevised = new Set([
  'quotDt',
  'validDt',
  'sentDtm',
  'apprId',
  'lostRsnCd',
  'revNo',
  'stCd',
  'prevQuotId',
  'orderId',
]);
const revisedNames = Object.keys(headerFields(quot)).filter((name) => !notRevised.has(name));

/** The rate of the day on which it is offered anew, as where somebody changes that day; where none is known it stays. */
async function rateAnew(step: ActStep, stored: StoredOf<typeof quot>) {
  const rate = await rateOf(askIn(step), step, stored, step.today);
  return rate.excRt === null ? {} : rate;
}

/** The next revision in writing under the same number; the answer is that one. */
const revise: Action<typeof quot, 'revise'> = {
  async run(step, stored) {
    const lines = linesOf(stored).map(({ id: _id, ...line }) => line);
    // Offered anew, it holds from today on.
    const next = { revNo: stored.revNo + 1, stCd: 'DRAFT', prevQuotId: stored.id, quotDt: step.today };
    const kept = members(stored, revisedNames);
    return { answer: await step.make({ ...kept, ...next, ...(await rateAnew(step, stored)) }, { item: lines }) };
  },
};

export const quotBehaviour: Behaviour<typeof quot> = {
  async fresh(call, record, ask) {
    Object.assign(record, await wholeProposal(ask, call, record));
    // Begun for a vessel: its owner is the customer.
    if (record.shipId) Object.assign(record, await headerProposal(ask, call, 'shipId', record));
  },
  async propose(call, { of, header, wanted }, ask) {
    if (of !== 'itemId') return { header: await headerProposal(ask, call, of, header) };
    return { rows: await itemProposals(ask, call, wanted as readonly number[], header, quoted) };
  },
  async prepare(step, record, stored) {
    const ask = askIn(step);
    if (!stored) await fill(ask, step, record);
    // Another currency without a rate of its own.
    else if (stored.currCd !== record.currCd && stored.excRt === record.excRt) await takeRate(ask, step, record);
    await fillUnit(step, record);
    record.lineNoCd = await numberingOf(ask, step, record.styleCodeId);
  },
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...freeLines(record, stored),
    ...(await berthProblems(askIn(step), step, record, stored, record.orderId)),
  ],
  reads: { stays: (call, { berthCd }, ask) => staysAt(ask, call, berthCd) },
  // At what nobody could confirm without approval.
  listMarks: {
    prftRt: ({ corpId }) => sql`t.quot_amount > 0 and t.prft_rt < (select c.conf_val::numeric from rs4_stdinfo_config c
      where c.corp_id = ${corpId}::bigint and c.conf_key = 'MIN_PRFT_RT' and c.del_yn = 'N')`,
  },
  facts: (call, stored, ask) => quotFacts(ask, call, stored),
  print: printQuot,
  actions: { requestAppr, apprAgain, apprDone: approved, send, win, unwin, lose, revise },
};
