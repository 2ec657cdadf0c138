import { day, docNumber } from './record.ts';
import type { DemoRecord, DemoRow, DemoValue } from './record.ts';

type Line = Readonly<Record<string, string>>;

const head = (itemNm: string): Line => ({ lineTpCd: 'H', itemNm });
const note = (itemNm: string): Line => ({ lineTpCd: 'R', itemNm });
const lump = (itemNm: string, price: Line): Line => ({ lineTpCd: 'D', itemNm, ...price });
const item = (workTpCd: string, itemNm: string, unitCd: string, qty: string, money: Line): Line => ({
  ...{ lineTpCd: 'I', workTpCd, itemNm, unitCd, qty },
  ...money,
});
const byRate = (purchase: Line, prftRt: string, dctRt = '0'): Line => ({
  ...purchase,
  priceBaseCd: 'R',
  prftRt,
  dctRt,
});
const won = (purcPrice: string): Line => ({ purcBaseCd: 'K', purcPrice });
const foreign = (purcPriceFrgn: string): Line => ({ purcBaseCd: 'F', purcPriceFrgn });

interface Quotation {
  readonly seq: number;
  /** Days from today to the day of the quotation; undefined where there is none yet. */
  readonly quoted?: number;
  readonly inquired: number;
  readonly values: Readonly<Record<string, DemoValue>>;
  readonly refs: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
}

const validDays = 30;

function quotation({ seq, quoted, inquired, values, refs, lines }: Quotation): DemoRecord {
  const dates: Readonly<Record<string, DemoValue>> =
    quoted === undefined ? {} : { quotDt: day(quoted), validDt: day(quoted + validDays), excDt: day(quoted) };
  const own: Readonly<Record<string, DemoValue>> = {
    quotNo: docNumber('RQ', quoted ?? inquired, seq),
    inqDt: day(inquired),
    ...dates,
    payTermCd: 'D30',
    ...values,
  };
  return {
    corpId: 2,
    values: own,
    refs: { chargeUserId: '최예시', ...refs },
    grids: { item: lines.map((line): DemoRow => ({ values: line })) },
  };
}

const zero = { vatCd: 'ZERO', zeroReasonCd: 'SHIP' };

/** Quotations of the ship-repair company (60-demo-data 6.5); the second is vector B of 00-conventions 1.6. */
export const quotationRecords: readonly DemoRecord[] = [
  quotation({
    seq: 3,
    quoted: -66,
    inquired: -70,
    values: {
      quotTitle: 'Hatch cover and ballast tank repair',
      currCd: 'EUR',
      ...zero,
      payTermCd: 'D60',
      excRt: '1498.20',
      excUnit: 1,
      stCd: 'EXPIRED',
      sentDtm: day(-66, '10:05'),
    },
    refs: {
      shipId: '에게안드래프트',
      clntId: 'AEGEAN SPECIMEN MARITIME SA',
      chargerId: 'B. Specimen',
      styleCodeId: '영문 견적서',
    },
    lines: [
      head('Deck'),
      item('DECK', 'Hatch cover packing renewal', 'M', '320', byRate(won('118000'), '32')),
      item('DECK', 'Wire rope renewal', 'M', '450', byRate(won('29000'), '28', '3')),
      head('Tanks'),
      item('TANK', 'Ballast tank cleaning', 'M3', '1800', byRate(foreign('3.45'), '35')),
      note('Disposal of sediment is charged separately by weight.'),
    ],
  }),
  quotation({
    seq: 1,
    quoted: -23,
    inquired: -27,
    values: {
      ...{
        quotTitle: 'Main engine and hull repair',
        currCd: 'USD',
        ...zero,
        payTermCd: 'D45',
        excRt: '1385.40',
        excUnit: 1,
      },
      ...{ repairTpCd: 'DOCK', stCd: 'SENT', sentDtm: day(-23, '16:20') },
    },
    refs: {
      shipId: '퍼시픽템플릿',
      clntId: 'PACIFIC EXAMPLE SHIPPING PTE LTD',
      chargerId: 'A. Sample',
      styleCodeId: '영문 견적서',
    },
    lines: [
      item('ENG', 'Main engine cylinder overhaul', 'CYL', '4', byRate(won('1850000'), '35', '5')),
      item('HULL', 'Hull high-pressure washing', 'M2', '2450', {
        ...foreign('0.83'),
        priceBaseCd: 'P',
        priceFrgn: '1.15',
      }),
      item('PIPE', 'Sea-water pump overhaul', 'EA', '3', byRate(foreign('412.35'), '22.5', '2.5')),
      lump('Special discount', { priceFrgn: '-150.00' }),
    ],
  }),
  quotation({
    seq: 2,
    quoted: -22,
    inquired: -29,
    values: {
      quotTitle: '프로펠러·타 정비',
      currCd: 'KRW',
      ...zero,
      repairTpCd: 'DOCK',
      stCd: 'LOST',
      lostRsnCd: 'PRICE',
      sentDtm: day(-22, '14:40'),
    },
    refs: { shipId: '누리글로리', clntId: '누리데모해운(주)', chargerId: '홍감독', styleCodeId: '국문 견적서' },
    lines: [
      head('추진·타'),
      item('PROP', '프로펠러 연마', 'EA', '1', { ...won('1900000'), priceBaseCd: 'P', price: '2600000' }),
      item('PROP', '추진축 발출 및 검사', 'LS', '1', {
        ...won('10500000'),
        priceBaseCd: 'P',
        price: '14500000',
        dctRt: '2',
      }),
      item('PROP', '타 간극 계측', 'LS', '1', { ...won('420000'), priceBaseCd: 'P', price: '650000' }),
    ],
  }),
  quotation({
    seq: 1,
    inquired: 0,
    values: { quotTitle: '2026년 정기 상가수리', currCd: 'KRW', vatCd: 'TAX10', repairTpCd: 'DOCK', stCd: 'INQ' },
    refs: { shipId: '한빛누리', clntId: '북극성데모해운(주)', chargerId: '백예시', styleCodeId: '국문 견적서' },
    lines: [],
  }),
];
