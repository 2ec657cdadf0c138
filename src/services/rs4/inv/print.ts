/** An invoice as a paper (20-rs4-ship-repair P): what was done, what it costs, by when and to which account. Pure. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import { richParts } from '../../../fields/html/rich.ts';
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
import { dayOf, filled, joined, named, said, type PaperSources } from '../../shared/print/paperWords.ts';
import type { invFields } from './inv.fields.ts';

type Word = 'invNo' | 'invKindCd' | 'invDt' | 'dueDt' | 'orderNm' | 'lineNoCd' | 'bankNm' | 'acctNo' | 'swiftCd';
/** What the paper says of the invoice. */
type Inv = PricedDocument & Pick<WireOf<typeof invFields>, Word>;

export function invPrint(sources: PaperSources<Inv, PricedLine>): PageModel {
  const { doc, style = {}, lang, t, corp, user, logo, seal, codeName } = sources;
  const numbers = lineNumbers(sources.lines, said(doc.lineNoCd));
  const of = { ...sources, lines: sources.lines.map((line, i) => ({ ...line, lineNo: numbers[i] })) };
  const day = dayOf(of);
  const no = said(doc.invNo);
  const company = named(of, corp, 'corpNm');
  const terms = richParts(said(style.footTxt));
  return {
    lang,
    fileName: `${no} ${named(of, of.clnt, 'clntNm')}`.trim(),
    title: said(style.titleTxt) || t('invoice'),
    facts: filled([
      { label: t('invNo'), value: no },
      { label: t('invDate'), value: day(doc.invDt) },
      { label: t('due'), value: day(doc.dueDt) },
      { label: t('orderNo'), value: said(doc.orderNm) },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [partnerBlock(of), vesselBlock(of, codeName('INV_KIND', said(doc.invKindCd)))],
    amount: grandTotal(of),
    intro: richParts(said(style.headTxt)),
    table: { columns: columnsOf(of, 'netInv'), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, day),
    conditions: {
      title: t('bank'),
      rows: filled([
        { label: t('bankNm'), value: said(doc.bankNm) },
        { label: t('acctNo'), value: said(doc.acctNo) },
        { label: t('holder'), value: company },
        { label: t('swift'), value: said(doc.swiftCd) },
        { label: t('due'), value: day(doc.dueDt) },
      ]),
    },
    ...(terms.length ? { terms: { title: t('terms'), parts: terms } } : {}),
    signature: {
      lead: t('invLead', { day: day(doc.invDt) }),
      role: company,
      name: said(style.signNm) || t('sign', { name: said(corp.ceoNm) }),
      ...(style.showSealYn === 'N' ? {} : seal ? { seal } : { sealText: t('sealText') }),
    },
    foot: joined([company, user?.email ?? corp.email], '  ·  '),
  };
}
