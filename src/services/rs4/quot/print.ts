/** A quotation as a paper (20-rs4-ship-repair P): never purchase, profit or memo. Pure: sources in, page model out. */
import type { PageModel, Particular } from '../../../core/page.ts';
import type { StoredOf } from '../../../core/record.ts';
import { richParts } from '../../../fields/html/rich.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
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
import {
  dayOf,
  withText,
  joined,
  named,
  readable,
  signerOf,
  textOf,
  type PaperSources,
} from '../../shared/print/paperWords.ts';
import { fileNameOf, markOf, sealOf, standingIn } from '../../shared/print/standing.ts';
import type { quotFields } from './quot.fields.ts';
import { revisionMark } from './revision.ts';

type Code = 'repairTpCd' | 'portCd' | 'berthCd' | 'payTermCd';
type Day = 'quotDt' | 'validDt' | 'etaDt' | 'etdDt' | 'workFromDt' | 'workToDt';
type Word = 'quotNo' | 'revNo' | 'quotTitle' | 'inqRefNo' | 'placeTxt' | 'stCd';
/** What the paper says of the quotation. */
type Quot = PricedDocument & Pick<StoredOf<typeof quotFields>, Code | Day | Word>;
export type QuotPaper = PaperSources<Quot, PricedLine>;

type Named = Partial<Pick<Quot, 'quotNo' | 'revNo' | 'quotTitle'>>;
/** Number with its revision, as partners read it. */
export const numberOf = ({ quotNo, revNo }: Named): string =>
  [textOf(quotNo), revisionMark(revNo)].filter(Boolean).join(' ');
/** What its paper is called as a file. */
export const paperName = (doc: Named): string => `${numberOf(doc)} ${textOf(doc.quotTitle)}`.trim();

/** Before it may be sent. */
const unsent = ['INQ', 'DRAFT', 'APPR'] as const satisfies readonly CodeKey<'QUOT_ST'>[];

export function quotPrint(of: QuotPaper): PageModel {
  const { doc, style = {}, lang, t, corp, user, logo } = of;
  const standing = standingIn(doc.stCd, { draft: unsent });
  const day = dayOf(of);
  const no = numberOf(doc);
  const company = named(of, corp, 'corpNm');
  const facts = [
    { label: t('no'), value: no },
    { label: t('date'), value: day(doc.quotDt) },
    { label: t('valid'), value: day(doc.validDt) },
    { label: t('inquiry'), value: textOf(doc.inqRefNo) },
  ];
  const terms = richParts(textOf(style.footTxt));
  return {
    lang,
    fileName: fileNameOf(of, standing, paperName(doc)),
    ...markOf(of, standing),
    title: textOf(style.titleTxt) || t('quotation'),
    facts: withText(facts),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [partnerBlock(of), vesselBlock(of, doc.quotTitle)],
    amount: grandTotal(of),
    intro: richParts(textOf(style.headTxt)),
    table: { columns: columnsOf(of), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, day),
    conditions: { title: t('conditions'), rows: conditionsOf(of, day) },
    ...(terms.length ? { terms: { title: t('terms'), parts: terms } } : {}),
    signature: {
      lead: t('signLead', { day: day(doc.quotDt) }),
      role: company,
      name: signerOf(of),
      ...sealOf(of, standing),
    },
    foot: joined([company, user?.email ?? corp.email], '  ·  '),
  };
}

function conditionsOf(of: QuotPaper, day: (value: unknown) => string): readonly Particular[] {
  const { doc, user = {}, codeName, t } = of;
  const code = (group: string, name: Code) => (doc[name] ? codeName(group, textOf(doc[name])) : '');
  const span = (from: Day, to: Day) => (doc[from] || doc[to] ? `${day(doc[from])} ~ ${day(doc[to])}` : '');
  return withText([
    { label: t('repair'), value: code('REPAIR_TP', 'repairTpCd') },
    { label: t('place'), value: joined([code('PORT', 'portCd'), code('RS4_BERTH', 'berthCd'), doc.placeTxt], ' ') },
    { label: t('stay'), value: span('etaDt', 'etdDt') },
    { label: t('period'), value: span('workFromDt', 'workToDt') },
    { label: t('payment'), value: code('PAY_TERM', 'payTermCd') },
    {
      label: t('incharge'),
      value: readable(named(of, user, 'userNm'), of) || textOf(user.email),
    },
  ]);
}
