import { addDays } from '../../core/dates.ts';
import { refusedMessages } from './declarations.ts';
import { day } from './record.ts';
import type { DemoRecord, DemoRow } from './record.ts';

interface Goods {
  readonly hsCd: string;
  readonly itemNm: string;
  readonly spec?: string;
  readonly bought: number;
  readonly qty: string;
  readonly unitCd: string;
  readonly price: string;
}

const item = ({ bought, price, ...goods }: Goods): DemoRow => ({
  values: { ...goods, purcDt: day(bought), unitPriceFrgn: price },
});

const contract = (docNo: string, offset: number, amtFrgn: string): DemoRow => ({
  values: { baseDocCd: 'CONT', docNo, docDt: day(offset), currCd: 'USD', amtFrgn },
});

/** The tax invoice of goods bought before the application, at ten percent until it is corrected. */
const invoice = (serial: number, offset: number, supply: number): DemoRow => ({
  values: {
    ntsConfirmNo: {
      words: (today) => `${addDays(today, offset).replaceAll('-', '')}41000000${String(serial).padStart(8, '0')}`,
    },
    ...{ writeDt: day(offset), supplyAmt: String(supply), taxAmt: String(supply / 10) },
  },
});

const paint: Goods = {
  ...{ hsCd: '3208909010', itemNm: '방오도료', spec: '20 L', unitCd: 'CAN', qty: '120', price: '75000', bought: -32 },
};

/** Paint and steel of the repair yard for ships abroad: one being written, one on its way, two decided. */
const ofYard: readonly DemoRecord[] = [
  {
    corpId: 2,
    made: day(-40, '10:10'),
    values: { applyDt: day(-40), issueDt: day(-39), pcrLicNo: 'PCR202600000017', stCd: 'ISSUED', usageCd: '2AA' },
    refs: { supClntId: '온누리데모마린(주)' },
    grids: {
      item: [
        item({
          ...{ hsCd: '7208519000', itemNm: '강판 AH36', spec: '12t × 2,400 × 6,000', unitCd: 'KG', qty: '2600' },
          ...{ price: '1650', bought: -44 },
        }),
      ],
      doc: [contract('HBD-26-0911', -60, '86400.00')],
      tax: [invoice(1107, -44, 4_290_000)],
    },
  },
  {
    corpId: 2,
    made: day(-20, '14:30'),
    values: { applyDt: day(-20), stCd: 'REJECT', usageCd: '2AA', adjTpCd: 'Q', adjAmt: '90000' },
    refs: { supClntId: '한결데모페인트(주)' },
    grids: {
      item: [item({ ...paint, qty: '60' })],
      doc: [contract('HBD-26-1003', -45, '31200.00')],
      tax: [invoice(1263, -32, 4_500_000)],
    },
    messages: refusedMessages(-20, [
      { code: 'P102', text: '근거서류를 찾을 수 없습니다.', grid: 'doc', row: 1, field: 'docNo' },
    ]),
  },
  {
    corpId: 2,
    made: day(-2, '09:20'),
    values: { applyDt: day(-2), stCd: 'DRAFT', usageCd: '2AA' },
    refs: { supClntId: '한결데모페인트(주)' },
    grids: {
      item: [
        item(paint),
        item({
          ...{
            hsCd: '3814002190',
            itemNm: '신너',
            spec: '18 L',
            unitCd: 'CAN',
            qty: '40',
            price: '38000',
            bought: -32,
          },
        }),
      ],
      doc: [contract('HBD-26-1027', -24, '15000.00')],
      tax: [invoice(1264, -32, 9_000_000), invoice(1265, -32, 1_520_000)],
    },
  },
];

/** What the customs broker buys for its own exports. */
const ofBroker: readonly DemoRecord[] = [
  {
    corpId: 3,
    made: day(-12, '16:05'),
    values: { applyDt: day(-12), issueDt: day(-11), pcrLicNo: 'PCR202600000021', stCd: 'ISSUED' },
    refs: { supClntId: '한결데모페인트(주)' },
    grids: { item: [item({ ...paint, qty: '24', bought: -15 })], doc: [contract('DN-26-118', -20, '2400.00')] },
  },
  {
    corpId: 3,
    made: day(-3, '11:45'),
    values: { applyDt: day(-3), stCd: 'DRAFT', usageCd: '2AJ' },
    refs: { supClntId: '한결데모페인트(주)' },
    grids: { item: [item({ ...paint, qty: '36', bought: -170 })], doc: [contract('DN-26-131', -10, '3100.00')] },
  },
];

/** Purchase confirmations in several states. */
export const confirmationRecords: readonly DemoRecord[] = [...ofYard, ...ofBroker];
