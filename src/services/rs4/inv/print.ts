/** An invoice as a paper (20-rs4-ship-repair P): what was done, what it costs, by when and to which account. Pure. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import { richParts } from '../../../fields/html/rich.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { lineNumbers } from '../../shared/lineNo.ts';
import { letterLines, partnerBlock, vesselBlock } from '../../shared/print/paperBlocks.ts';
import {
  columnsOf,
  grandTotal,
  rateNote,
  rowOf,
  totalsOf,
  type PricedDocument,
  type PricedLine,
} from '../../shared/print/paperLines.ts';
import { dayOf, withText, joined, named, signerOf, textOf, type PaperSources } from '../../shared/print/paperWords.ts';
import { fileNameOf, markOf, sealOf, standingIn } from '../../shared/print/standing.ts';
import type { invFields } from './inv.fields.ts';

type Word =
  'invNo' | 'invKindCd' | 'invDt' | 'dueDt' | 'orderNm' | 'lineNoCd' | 'bankNm' | 'acctNo' | 'swiftCd' | 'stCd';
/** What the paper says of the invoice. */
type Inv = PricedDocument & Pick<WireOf<typeof invFields>, Word>;
/** What it says of the order, and how the order numbered the lines that are asked for. */
export interface InvOrder {
  readonly orderTitle: string | null;
  readonly poNo: string | null;
  readonly lineNos: ReadonlyMap<number, string | null>;
}
type InvPaperLine = PricedLine & { readonly orderItemId?: number | null };

/** In English as the bank calls itself, where the company keeps that; what was typed into the invoice stands. */
const bankName = ({ doc, corp, lang }: PaperSources<Inv, PricedLine>): string =>
  (lang === 'en' && doc.bankNm === corp.bankNm && textOf(corp.bankNmEn)) || textOf(doc.bankNm);

/** Before it is issued. */
const unissued = ['DRAFT'] as const satisfies readonly CodeKey<'INV_ST'>[];

export function invPrint(sources: PaperSources<Inv, InvPaperLine> & { readonly order: InvOrder }): PageModel {
  const { doc, style = {}, lang, t, corp, user, logo, codeName } = sources;
  const { order } = sources;
  const counted = lineNumbers(sources.lines, textOf(doc.lineNoCd));
  // Lines of the order keep the numbers by which the customer knows them.
  const orderNumbers = sources.lines.map(({ orderItemId }) =>
    orderItemId ? order.lineNos.get(orderItemId) : undefined,
  );
  const numbers = orderNumbers.some(Boolean) ? orderNumbers : counted;
  const of = { ...sources, lines: sources.lines.map((line, i) => ({ ...line, lineNo: numbers[i] ?? null })) };
  const standing = standingIn(doc.stCd, { draft: unissued });
  const day = dayOf(of);
  const no = textOf(doc.invNo);
  const company = named(of, corp, 'corpNm');
  const terms = richParts(textOf(style.footTxt));
  return {
    lang,
    fileName: fileNameOf(of, standing, `${no} ${named(of, of.clnt, 'clntNm')}`),
    ...markOf(of, standing),
    title: textOf(style.titleTxt) || t('invoice'),
    facts: withText([
      { label: t('invNo'), value: no },
      { label: t('invDate'), value: day(doc.invDt) },
      { label: t('due'), value: day(doc.dueDt) },
      { label: t('invKind'), value: codeName('INV_KIND', textOf(doc.invKindCd)) },
      { label: t('orderNo'), value: textOf(doc.orderNm) },
      { label: t('poNo'), value: textOf(order.poNo) },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [partnerBlock(of, { numbered: true }), vesselBlock(of, order.orderTitle)],
    amount: grandTotal(of),
    intro: richParts(textOf(style.headTxt)),
    table: { columns: columnsOf(of, 'netInv'), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, day),
    conditions: {
      title: t('bank'),
      rows: withText([
        { label: t('bankNm'), value: bankName(of) },
        { label: t('acctNo'), value: textOf(doc.acctNo) },
        { label: t('holder'), value: company },
        { label: t('swift'), value: textOf(doc.swiftCd) },
        { label: t('due'), value: day(doc.dueDt) },
      ]),
    },
    ...(terms.length ? { terms: { title: t('terms'), parts: terms } } : {}),
    signature: {
      lead: t('invLead', { day: day(doc.invDt) }),
      role: company,
      name: signerOf(of),
      ...sealOf(of, standing),
    },
    foot: joined([company, user?.email ?? corp.email], '  ·  '),
  };
}
