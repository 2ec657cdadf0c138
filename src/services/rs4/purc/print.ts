/** A purchase order as a paper (20-rs4-ship-repair P): what is ordered, when it is wanted, what it costs. Pure. */
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import { richParts } from '../../../fields/html/rich.ts';
import { letterLines, partnerBlock } from '../../shared/print/paperBlocks.ts';
import { columnsOf, grandTotal, rateNote, rowOf, totalsOf } from '../../shared/print/paperLines.ts';
import { dayOf, filled, joined, named, said, type PaperSources } from '../../shared/print/paperWords.ts';

/** The purchase part of document and lines under the names by which papers price. */
function asPriced(of: PaperSources): PaperSources {
  const money = (values: Values, price: Values): Values => ({
    ...{ ...values, ...price, dctAmount: '0', dctAmountFrgn: '0' },
    ...{
      tot: values.purcTot,
      totFrgn: values.purcTotFrgn,
      quotAmount: values.purcTot,
      quotAmountFrgn: values.purcTotFrgn,
    },
  });
  return {
    ...of,
    doc: money(of.doc, { salesVat: of.doc.purcVat }),
    lines: of.lines.map((line) => money(line, { lineTpCd: 'I', price: line.purcPrice, priceFrgn: line.purcPriceFrgn })),
  };
}

export function purcPrint(sources: PaperSources): PageModel {
  const of = asPriced(sources);
  const { doc, style = {}, lang, t, corp, logo, seal, codeName } = of;
  const day = dayOf(of);
  const no = said(doc.purcNo);
  const company = named(of, corp, 'corpNm');
  const terms = richParts(said(style.footTxt));
  return {
    lang,
    fileName: `${no} ${named(of, of.clnt, 'clntNm')}`.trim(),
    title: said(style.titleTxt) || t('purchase'),
    facts: filled([
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
        rows: filled([
          { label: t('place'), value: said(doc.dlvPlace) },
          { label: t('orderNo'), value: said(doc.orderNm) },
          { label: t('payment'), value: doc.payTermCd ? codeName('PAY_TERM', said(doc.payTermCd)) : '' },
        ]),
      },
    ],
    amount: grandTotal(of),
    intro: richParts(said(style.headTxt)),
    table: { columns: columnsOf(of), rows: of.lines.map((line) => rowOf(of, line)) },
    totals: totalsOf(of),
    totalsNote: rateNote(of, day),
    ...(terms.length ? { terms: { title: t('terms'), parts: terms } } : {}),
    signature: {
      lead: t('purcLead', { day: day(doc.purcDt) }),
      role: company,
      name: said(style.signNm) || t('sign', { name: said(corp.ceoNm) }),
      ...(style.showSealYn === 'N' ? {} : seal ? { seal } : { sealText: t('sealText') }),
    },
    foot: joined([company, corp.email], '  ·  '),
  };
}
