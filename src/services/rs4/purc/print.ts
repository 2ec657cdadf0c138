/** A purchase order as a paper (20-rs4-ship-repair P): what is ordered, when it is wanted, what it costs. Pure. */
import type { PageModel } from '../../../core/page.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import { richParts } from '../../../fields/html/rich.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { letterLines, partnerBlock } from '../../shared/print/paperBlocks.ts';
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
import type { purcFields } from './purc.fields.ts';

type Word = 'purcNo' | 'purcDt' | 'dlvDt' | 'dlvPlace' | 'orderNm' | 'payTermCd' | 'remark' | 'stCd';
type Priced = 'currCd' | 'vatCd' | 'excRt' | 'excUnit' | 'purcTot' | 'purcTotFrgn' | 'purcVat' | 'sumAmount';
/** What the paper says of the purchase. */
type Purc = Pick<StoredOf<typeof purcFields>, Word | Priced>;
type PurcLine = StoredRowOf<typeof purcFields, 'item'>;

const money = ({ purcTot, purcTotFrgn }: Pick<Purc, 'purcTot' | 'purcTotFrgn'>) => ({
  ...{ tot: purcTot, totFrgn: purcTotFrgn, quotAmount: purcTot, quotAmountFrgn: purcTotFrgn },
  ...{ dctAmount: '0', dctAmountFrgn: '0' },
});

/** The purchase part of document and lines under the names by which papers price. */
const asPriced = (of: PaperSources<Purc, PurcLine>): PaperSources<Purc & PricedDocument, PricedLine> => ({
  ...of,
  doc: { ...of.doc, ...money(of.doc), salesVat: of.doc.purcVat },
  lines: of.lines.map(({ purcPrice: price, purcPriceFrgn: priceFrgn, ...line }) => ({
    ...{ ...line, ...money(line), lineTpCd: 'I', price, priceFrgn },
  })),
});

/** Before it is ordered. */
const unordered = ['DRAFT', 'APPR'] as const satisfies readonly CodeKey<'PURC_ST'>[];

export function purcPrint(sources: PaperSources<Purc, PurcLine>): PageModel {
  const of = asPriced(sources);
  const { doc, style = {}, lang, t, corp, logo, codeName } = of;
  const standing = standingIn(doc.stCd, { draft: unordered });
  const day = dayOf(of);
  const no = textOf(doc.purcNo);
  const company = named(of, corp, 'corpNm');
  const terms = richParts(textOf(style.footTxt));
  return {
    lang,
    fileName: fileNameOf(of, standing, `${no} ${named(of, of.clnt, 'clntNm')}`),
    ...markOf(of, standing),
    title: textOf(style.titleTxt) || t('purchase'),
    facts: withText([
      { label: t('purcNo'), value: no },
      { label: t('purcDate'), value: day(doc.purcDt) },
      { label: t('delivery'), value: day(doc.dlvDt) },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [
      partnerBlock(of),
      {
        title: t('deliver'),
        lead: day(doc.dlvDt),
        rows: withText([
          { label: t('dlvPlace'), value: textOf(doc.dlvPlace) },
          { label: t('orderNo'), value: textOf(doc.orderNm) },
          { label: t('payment'), value: doc.payTermCd ? codeName('PAY_TERM', textOf(doc.payTermCd)) : '' },
          { label: t('remark'), value: textOf(doc.remark) },
        ]),
      },
    ],
    amount: grandTotal(of),
    intro: richParts(textOf(style.headTxt)),
    table: { columns: columnsOf(of), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, day),
    ...(terms.length ? { terms: { title: t('terms'), parts: terms } } : {}),
    signature: {
      lead: t('purcLead', { day: day(doc.purcDt) }),
      role: company,
      name: signerOf(of),
      ...sealOf(of, standing),
    },
    foot: joined([company, corp.email], '  ·  '),
  };
}
