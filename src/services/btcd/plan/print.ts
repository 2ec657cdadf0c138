/** 반출입증: goes with the vehicle from gate to gate; its barcode is what both scan. In Korean. Pure. */
import type { PageModel } from '../../../core/page.ts';
import type { RecordOf } from '../../../core/record.ts';
import { cargoNo, mobile, typeOf } from '../../../fields/index.ts';
import { day, moment, named, weightOf, wonOf, wordsOf, type FormSources } from '../../shared/print/form.ts';
import { joined, plain, textOf } from '../../shared/print/paperWords.ts';
import type { planFields } from './plan.fields.ts';

export interface PassSources extends FormSources {
  readonly doc: RecordOf<typeof planFields>;
}

const columns = 12;

const phoneOf = (value: unknown): string => (value ? typeOf(mobile()).format(value, mobile(), plain) : '');

export function passPrint(of: PassSources): PageModel {
  const { doc } = of;
  const word = wordsOf(of, 'gatePass');
  const title = word('title');
  return {
    lang: 'ko',
    fileName: `${textOf(doc.planNo)} ${title}`,
    title,
    form: { further: title },
    facts: [{ label: word('no'), value: textOf(doc.planNo) }],
    company: { name: textOf(doc.carrierNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      {
        kind: 'barcodes',
        codes: [
          { kind: 'code128', text: textOf(doc.planNo), label: word('no') },
          ...(doc.declNo ? [{ kind: 'code128' as const, text: textOf(doc.declNo), label: word('declNo') }] : []),
        ],
      },
      {
        kind: 'boxes',
        columns,
        title: word('vehicle'),
        fields: [
          { label: word('vhclNo'), value: textOf(doc.vhclNo), span: 4, strong: true },
          { label: word('driver'), value: textOf(doc.driverNm), span: 4 },
          { label: word('tel'), value: phoneOf(doc.driverPhone), span: 4 },
          { label: word('carrier'), value: textOf(doc.carrierNm), span: 8 },
          { label: word('due'), value: day(doc.dueDt), span: 4 },
        ],
      },
      {
        kind: 'boxes',
        columns,
        title: word('route'),
        fields: [
          { label: word('from'), value: joined([doc.fromBondAreaCd, doc.fromBondAreaNm], ' '), span: 6, strong: true },
          { label: word('to'), value: joined([doc.toBondAreaCd, doc.toBondAreaNm], ' '), span: 6, strong: true },
          { label: word('leaves'), value: moment(doc.planDepDtm), span: 6 },
          { label: word('arrives'), value: moment(doc.planArrDtm), span: 6 },
        ],
      },
      {
        kind: 'boxes',
        columns,
        title: word('cargo'),
        fields: [
          { label: word('declNo'), value: textOf(doc.declNo), span: 6 },
          {
            label: word('cargoNo'),
            value: doc.cargMtNo ? typeOf(cargoNo()).format(doc.cargMtNo, cargoNo(), plain) : '',
            span: 6,
          },
          { label: word('blNo'), value: textOf(doc.blNo), span: 4 },
          { label: word('item'), value: textOf(doc.itemNm), span: 8 },
          {
            label: word('packages'),
            value: joined([wonOf(doc.pkgCnt), doc.pkgUnitCd && named(of, 'PKG', doc.pkgUnitCd)], ' '),
            span: 3,
            figure: true,
          },
          { label: word('weight'), value: weightOf(doc.wgt), span: 3, figure: true },
          { label: word('cntrNo'), value: textOf(doc.cntrNo), span: 3 },
          { label: word('sealNo'), value: textOf(doc.sealNo), span: 3 },
          ...(doc.inspYn === 'Y'
            ? [{ label: word('inspection'), value: word('inspected'), span: 12, strong: true }]
            : []),
        ],
      },
      {
        kind: 'boxes',
        columns,
        title: word('stamps'),
        fields: [
          { label: word('verified'), value: moment(doc.vrfDtm), span: 3 },
          { label: word('left'), value: moment(doc.outDtm), span: 3 },
          { label: word('came'), value: moment(doc.arrDtm), span: 3 },
          { label: word('confirmed'), value: moment(doc.confDtm), span: 3 },
          { label: word('signFrom'), value: '', span: 6, lines: 2 },
          { label: word('signTo'), value: '', span: 6, lines: 2 },
        ],
      },
    ],
    foot: textOf(doc.carrierNm),
  };
}
