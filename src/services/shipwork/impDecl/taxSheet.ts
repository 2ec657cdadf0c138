/** 세액 계산서: how the value of an import declaration and its taxes were reckoned, line by line. Pure. */
import { addDays } from '../../../core/dates.ts';
import { decimal, figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { PageField, PageModel, PageRow } from '../../../core/page.ts';
import { joined, textOf } from '../../shared/print/paperWords.ts';
import {
  amountOf,
  coded,
  day,
  declOf,
  hsOf,
  lanText,
  rateOf,
  wonOf,
  wordsOf,
  type Words,
} from '../../shared/print/form.ts';
import { daysLate, daysToDeclare, lateRate } from './lateTax.ts';
import { vatBaseOf, type ImpLan, type ImpSources } from './print.ts';

const row = (texts: readonly string[], kind?: 'head'): PageRow => ({
  ...(kind ? { kind } : {}),
  cells: texts.map((text) => ({ text })),
});

export function taxSheet(of: ImpSources): PageModel {
  const { doc, lans, importer, payer } = of;
  const word = wordsOf(of, 'taxSheet');
  return {
    lang: 'ko',
    fileName: joined([word('title'), declOf(doc.declNo) || textOf(doc.mgtNo) || doc.blNo], ' '),
    title: word('title'),
    form: { further: word('further') },
    facts: doc.declNo ? [{ label: word('declNo'), value: declOf(doc.declNo) }] : [],
    company: { name: textOf(of.corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      {
        kind: 'boxes',
        columns: 12,
        joined: true,
        fields: [
          { label: word('declNo'), value: declOf(doc.declNo), span: 4, strong: true },
          { label: word('declDt'), value: day(doc.declDt), span: 4 },
          { label: word('released'), value: day(doc.acptDt), span: 4 },
          { label: word('importer'), value: importer.clntNm ?? textOf(doc.imprClntNm), span: 6 },
          { label: word('payer'), value: payer.clntNm ?? textOf(doc.payerClntNm), span: 6 },
          { label: word('bl'), value: doc.blNo, span: 6 },
          { label: word('collect'), value: coded(of, 'IMP_COLLECT', doc.collectCd), span: 6 },
        ],
      },
      { kind: 'boxes', title: word('value'), columns: 12, fields: valueFields(of, word) },
      {
        kind: 'table',
        title: word('lans'),
        table: {
          columns: [
            { label: word('lan'), align: 'center', width: 11 },
            { label: word('hs'), align: 'left', width: 25 },
            { label: word('item'), align: 'left' },
            { label: word('cifKrw'), align: 'right', width: 26 },
            { label: word('dutyRt'), align: 'right', width: 15 },
            { label: word('duty'), align: 'right', width: 23 },
            { label: word('vatBase'), align: 'right', width: 26 },
            { label: word('vat'), align: 'right', width: 23 },
          ],
          rows: [...lans.map((lan) => lanRow(lan, word)), sumRow(lans, word)],
        },
      },
      {
        kind: 'table',
        title: word('taxes'),
        table: {
          columns: [
            { label: word('kind'), align: 'left', width: 42 },
            { label: word('basis'), align: 'left' },
            { label: word('amount'), align: 'right', width: 36 },
          ],
          rows: taxRows(of, word),
        },
      },
    ],
    foot: joined([of.corp.corpNm, of.corp.telNo], '  ·  '),
  };
}

/** From the price to the taxable value, step by step. */
function valueFields({ doc }: ImpSources, word: Words): PageField[] {
  const { payAmtFrgn, freightFrgn, insurFrgn, excRt, addKrw, dctKrw, cifKrw } = doc;
  const curr = textOf(doc.currCd);
  const foreign = (key: string, value: unknown) => ({
    ...{ label: `${word(key)} (${curr})`, value: amountOf(value), span: 3, figure: true },
  });
  const won = (key: string, value: unknown, strong = false) => ({
    ...{ label: word(key), value: wonOf(value), span: 3, figure: true, strong },
  });
  const unit = doc.excUnit ?? 1;
  const sum = sumFigures([payAmtFrgn, freightFrgn, insurFrgn]);
  const before = decimal(figure(cifKrw)).minus(figure(addKrw)).plus(figure(dctKrw));
  return [
    foreign('paid', payAmtFrgn),
    foreign('freight', freightFrgn),
    foreign('insurance', insurFrgn),
    foreign('sum', rnd(sum, 2)),
    {
      ...{ label: word('rate'), span: 6 },
      value: word('rateText', { unit, curr, rate: rateOf(excRt) }),
    },
    { ...won('won', rnd(before, 0)), span: 6 },
    won('added', addKrw),
    won('deducted', dctKrw),
    { ...won('cif', cifKrw, true), span: 6 },
  ];
}

const vatBase = (lan: ImpLan) => rnd(sumFigures([lan.cifKrw, lan.dutyAmt]), 0);

const lanRow = (lan: ImpLan, word: Words): PageRow =>
  row([
    lanText(lan.lanNo),
    hsOf(lan.hsCd),
    textOf(lan.itemNm),
    wonOf(lan.cifKrw),
    `${textOf(lan.dutyRt)}%`,
    wonOf(lan.dutyAmt),
    lan.vatTpCd === 'B' ? word('exempt') : wonOf(vatBase(lan)),
    wonOf(lan.vatAmt),
  ]);

function sumRow(lans: readonly ImpLan[], word: Words): PageRow {
  const sum = (name: 'cifKrw' | 'dutyAmt' | 'vatAmt') => wonOf(rnd(sumFigures(lans.map((lan) => lan[name])), 0));
  return row(['', '', word('all'), sum('cifKrw'), '', sum('dutyAmt'), wonOf(vatBaseOf(lans)), sum('vatAmt')], 'head');
}

function taxRows({ doc, lans }: ImpSources, word: Words): PageRow[] {
  const cut = (name: 'dutyAmt' | 'vatAmt') =>
    word('trunc', { sum: wonOf(rnd(sumFigures(lans.map((lan) => lan[name])), 0)) });
  return [
    row([word('dutyAll'), cut('dutyAmt'), wonOf(doc.dutyAmt)]),
    row([word('vatAll'), cut('vatAmt'), wonOf(doc.vatAmt)]),
    row([word('late'), lateBasis(doc, word), wonOf(doc.lateTaxAmt)]),
    row(['', word('total'), wonOf(doc.taxTotal)], 'head'),
  ];
}

function lateBasis(doc: ImpSources['doc'], word: Words): string {
  if (!doc.storeInDt) return word('lateUnknown');
  const days = daysLate(doc);
  if (days <= 0) return word('lateNone');
  return word('lateBasis', { day: day(addDays(doc.storeInDt, daysToDeclare)), days, rate: lateRate(days) });
}
