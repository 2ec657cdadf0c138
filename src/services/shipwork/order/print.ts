/** Papers of an order of ship supplies: 견적서 / QUOTATION, 거래명세서 / DELIVERY NOTE (23-shipwork-customs P). Pure. */
import type { PageModel, Particular } from '../../../core/page.ts';
import { letterLines } from '../../shared/print/paperBlocks.ts';
import {
  columnsOf,
  grandTotal,
  rateNote,
  rowOf,
  totalsOf,
  type PricedDocument,
  type PricedLine,
} from '../../shared/print/paperLines.ts';
import {
  corpNoText,
  dayOf,
  joined,
  named,
  readable,
  telText,
  textOf,
  withText,
  type PaperSources,
} from '../../shared/print/paperWords.ts';
import type { OrderRecord } from './order.fields.ts';

/** What the papers say of the order, its amounts as far as the paper goes: asked for, or delivered. */
export type OrderPaper = PaperSources<OrderRecord & PricedDocument, PricedLine>;
type Paper = 'quotation' | 'delivery';

/** Words of these papers alone. */
const ownWords =
  ({ t }: OrderPaper) =>
  (key: string): string =>
    t(`supplies.${key}`);

const moment = (of: OrderPaper, value: unknown): string =>
  value ? `${dayOf(of)(textOf(value).slice(0, 10))} ${textOf(value).slice(11, 16)}` : '';

/** The supplier in the head, with what it does. */
const supplierLines = (of: OrderPaper): readonly string[] => {
  const { supBizTp, supBizItem } = of.doc;
  const word = ownWords(of);
  const business = joined(
    [supBizTp && `${word('bizTp')} ${supBizTp}`, supBizItem && `${word('bizItem')} ${supBizItem}`],
    '   ',
  );
  return [...letterLines(of), ...(business && of.lang === 'ko' ? [business] : [])];
};

/** The buyer, as a demand for money names it. */
function buyerBlock(of: OrderPaper) {
  const { doc, clnt, lang } = of;
  const { t } = of;
  const word = ownWords(of);
  return {
    title: t('customer'),
    lead: t('to', { name: named(of, clnt, 'clntNm') }),
    rows: withText([
      { label: t('regNo'), value: corpNoText(doc.buyRegNo) },
      { label: word('ceo'), value: readable(doc.buyCeoNm, of) },
      { label: word('business'), value: lang === 'ko' ? joined([doc.buyBizTp, doc.buyBizItem], ' / ') : '' },
      { label: t('addr'), value: lang === 'en' ? textOf(clnt.addrEn) || textOf(clnt.addr) : textOf(clnt.addr) },
      { label: t('tel'), value: telText(doc.buyTelNo, of) },
    ]),
  };
}

function shipBlock(of: OrderPaper) {
  const { doc, ship, codeName } = of;
  const { t } = of;
  const word = ownWords(of);
  const day = dayOf(of);
  return {
    title: t('vessel'),
    lead: named(of, ship, 'shipNm'),
    rows: withText([
      { label: t('callSign'), value: textOf(doc.callSign) },
      { label: word('trade'), value: doc.trdTpCd ? codeName('SHIP_TRD', doc.trdTpCd) : '' },
      {
        label: word('berth'),
        value: joined([doc.portCd && codeName('PORT', doc.portCd), readable(doc.berthTxt, of)], ' '),
      },
      { label: t('stay'), value: joined([day(doc.etaDt), day(doc.etdDt)], ' ~ ') },
      { label: word('agent'), value: readable(doc.agentNm, of) },
    ]),
  };
}

function conditionsOf(of: OrderPaper, paper: Paper): readonly Particular[] {
  const { doc, codeName } = of;
  const { t } = of;
  const word = ownWords(of);
  return withText([
    { label: word('wanted'), value: moment(of, doc.reqDlvDtm) },
    ...(paper === 'delivery' ? [{ label: word('delivered'), value: moment(of, doc.dlvDtm) }] : []),
    { label: t('payment'), value: doc.payTermCd ? codeName('PAY_TERM', doc.payTermCd) : '' },
    { label: word('zero'), value: doc.zeroReasonCd ? codeName('ZERO_RSN', doc.zeroReasonCd) : '' },
    // What the supplier said with its quotation; before it there are the buyer's words alone.
    ...(paper === 'delivery' || !doc.quotDt ? [] : [{ label: t('remark'), value: readable(doc.saidTxt, of) }]),
  ]);
}

export function orderPrint(of: OrderPaper, paper: Paper): PageModel {
  const { doc, lang, corp, logo, seal } = of;
  const { t } = of;
  const word = ownWords(of);
  const company = named(of, corp, 'corpNm');
  const title = word(paper);
  const signer = readable(corp.ceoNm, of);
  const delivery = paper === 'delivery';
  return {
    lang,
    fileName: `${textOf(doc.orderNo)} ${title}`,
    title,
    facts: withText([
      { label: word('no'), value: textOf(doc.orderNo) },
      { label: word('subject'), value: readable(doc.orderTitle, of) },
      delivery
        ? { label: word('delivered'), value: moment(of, doc.dlvDtm) }
        : { label: word('quotedOn'), value: dayOf(of)(doc.quotDt) },
    ]),
    company: { name: company, lines: supplierLines(of), ...(logo ? { logo } : {}) },
    blocks: [buyerBlock(of), shipBlock(of)],
    amount: grandTotal(of),
    intro: [],
    table: { columns: columnsOf(of, delivery ? 'amount' : 'net'), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, dayOf(of)),
    conditions: { title: word('conditions'), rows: conditionsOf(of, paper) },
    signature: delivery
      ? // Whoever receives signs; the supplier stands in the head.
        {
          lead: word('receivedLead'),
          role: word('receiver'),
          name: joined([readable(doc.rcvNm, of), word('sign')], '   '),
        }
      : {
          lead: word('quotedLead'),
          role: company,
          name: signer ? t('sign', { name: signer }) : t('signPlain'),
          ...(seal ? { seal } : { sealText: t('sealText') }),
        },
    foot: joined([company, corp.email], '  ·  '),
  };
}
