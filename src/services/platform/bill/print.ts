/** A monthly bill as a paper (10-platform bill P): lines, totals, the account, by what the bill copied when it was made. Pure. */
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import { monthText } from '../../../core/months.ts';
import { wonWords } from '../../shared/print/wonWords.ts';
import { corpNoText, dayText, joined, textOf, withText, wonText } from '../../shared/print/paperWords.ts';
import type { billFields } from './bill.fields.ts';

export interface BillSources {
  readonly doc: WireOf<typeof billFields>;
  readonly lang: 'ko' | 'en';
  readonly codeName: (group: string, key: string) => string;
  /** Words of every paper, and those of a bill. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  readonly say: (key: string) => string;
}

export function billPrint({ doc, lang, codeName, t, say }: BillSources): PageModel {
  const day = (value: unknown) => (value ? dayText(textOf(value), lang) : '');
  const month = monthText(textOf(doc.billYm));
  const no = textOf(doc.billNo);
  const words = lang === 'ko' ? { words: t('words', { words: wonWords(textOf(doc.sumAmount)) }) } : {};
  return {
    lang,
    fileName: `${no} ${textOf(doc.inveNm)}`.trim(),
    title: say('title'),
    facts: withText([
      { label: say('no'), value: no },
      { label: say('month'), value: month },
      { label: say('issued'), value: day(doc.issueDt) },
      { label: say('due'), value: day(doc.dueDt) },
    ]),
    company: {
      name: textOf(doc.invrNm),
      lines: [
        textOf(doc.invrAddr),
        joined(
          [
            doc.invrRegNo && t('corpNo', { no: corpNoText(doc.invrRegNo) }),
            doc.invrCeoNm && t('ceo', { name: textOf(doc.invrCeoNm) }),
            doc.invrTelNo && t('telFax', { tel: textOf(doc.invrTelNo) }),
          ],
          '   ',
        ),
      ].filter(Boolean),
    },
    blocks: [
      {
        title: t('customer'),
        lead: t('to', { name: textOf(doc.inveNm) }),
        rows: withText([
          { label: t('regNo'), value: corpNoText(doc.inveRegNo) },
          { label: say('ceo'), value: textOf(doc.inveCeoNm) },
          { label: t('addr'), value: textOf(doc.inveAddr) },
          { label: t('email'), value: textOf(doc.inveEmail) },
        ]),
      },
      {
        title: t('bank'),
        rows: withText([
          { label: t('bankNm'), value: textOf(doc.bankNm) },
          { label: t('acctNo'), value: textOf(doc.acctNo) },
          { label: t('holder'), value: textOf(doc.invrNm) },
          { label: say('due'), value: day(doc.dueDt) },
        ]),
      },
    ],
    amount: { label: t('grandVat'), value: `₩${wonText(doc.sumAmount)}`, strong: true, ...words },
    table: {
      columns: [
        { label: t('lineNo'), align: 'center', width: 10 },
        { label: say('system'), align: 'left', width: 24 },
        { label: say('fee'), align: 'left', width: 26 },
        { label: t('itemOnly'), align: 'left' },
        { label: t('qty'), align: 'right', width: 18 },
        { label: t('price'), align: 'right', width: 24 },
        { label: t('amount'), align: 'right', width: 28 },
      ],
      rows: doc.lineList.map((line, at) => ({
        cells: [
          String(at + 1),
          codeName('SYS', textOf(line.sysCd)),
          codeName('FEE_TP', textOf(line.feeTpCd)),
          textOf(line.itemNm),
          wonText(line.qty),
          wonText(line.unitPrice),
          wonText(line.supplyAmt),
        ].map((text) => ({ text })),
      })),
    },
    totals: [
      { label: t('supply'), value: wonText(doc.tot) },
      { label: t('vat'), value: wonText(doc.salesVat) },
      { label: t('grand'), value: wonText(doc.sumAmount), strong: true },
    ],
    signature: {
      lead: t('invLead', { day: day(doc.issueDt ?? null) }),
      role: textOf(doc.invrNm),
      name: t('sign', { name: textOf(doc.invrCeoNm) }),
      sealText: t('sealText'),
    },
    foot: joined([doc.invrNm, no], '  ·  '),
  };
}
