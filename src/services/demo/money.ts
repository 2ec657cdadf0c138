import { day, docNumber } from './record.ts';
import type { DemoRecord } from './record.ts';

const docked = { orderTitle: '예인선 중간검사 수리' };
const inWork = { orderTitle: '정기 입거수리' };

/** A painter's part of the accepted order, complete; steel for the one in work, half of it there. */
export const purchaseRecords: readonly DemoRecord[] = [
  {
    corpId: 2,
    made: day(-60, '09:30'),
    values: {
      purcNo: docNumber('RPS', -60, 1),
      ...{
        purcTpCd: 'S',
        purcDt: day(-60),
        dlvDt: day(-55),
        dlvPlace: '2호 선거',
        currCd: 'KRW',
        payTermCd: 'D30',
        stCd: 'RECV',
      },
    },
    refs: { orderId: docked, clntId: '가온데모도장(주)', styleCodeId: '발주서' },
    grids: {
      item: [
        {
          values: {
            itemNm: '방오도료 도장',
            unitCd: 'M2',
            qty: '420',
            purcPrice: '4100',
            recvQty: '420',
            recvDt: day(-56),
          },
          refs: { orderItemId: '방오도료 도장' },
        },
      ],
    },
  },
  {
    corpId: 2,
    made: day(-8, '13:10'),
    values: {
      purcNo: docNumber('RPM', -8, 1),
      ...{
        purcTpCd: 'M',
        purcDt: day(-8),
        dlvDt: day(-2),
        dlvPlace: '1호 선거 자재창고',
        currCd: 'KRW',
        payTermCd: 'D30',
        stCd: 'PART',
      },
    },
    refs: { orderId: inWork, clntId: '온누리데모마린(주)', styleCodeId: '발주서' },
    grids: {
      item: [
        {
          values: {
            itemNm: '강판 AH36',
            spec: '12t × 2,400 × 6,000',
            unitCd: 'KG',
            qty: '2600',
            purcPrice: '1650',
            recvQty: '2600',
            recvDt: day(-4),
          },
          refs: { orderItemId: '강판 교체' },
        },
        {
          values: { itemNm: '용접봉 E7016', spec: '4.0 mm', unitCd: 'KG', qty: '120', purcPrice: '3200' },
          refs: { orderItemId: '강판 교체' },
        },
      ],
    },
  },
];

const bank = { bankNm: '데모은행', acctNo: '000-00-000000' };

/** The accepted order paid in full; of the one in work an advance, part of which has come. */
export const invoiceRecords: readonly DemoRecord[] = [
  {
    corpId: 2,
    made: day(-52, '11:00'),
    values: {
      invNo: docNumber('RIF', -52, 1),
      invKindCd: 'FINAL',
      invDt: day(-52),
      vatCd: 'TAX10',
      stCd: 'PAID',
      ...bank,
    },
    refs: { orderId: docked, clntId: '북극성데모해운(주)', styleCodeId: '국문 거래명세서' },
    grids: { pay: [{ values: { payDt: day(-24), payAmt: '10689800', bankNm: '데모은행' } }] },
  },
  {
    corpId: 2,
    made: day(-22, '10:00'),
    values: {
      invNo: docNumber('RIA', -22, 1),
      invKindCd: 'ADV',
      advRt: '30',
      invDt: day(-22),
      vatCd: 'ZERO',
      zeroReasonCd: 'SHIP',
      stCd: 'PART',
      ...bank,
    },
    refs: { orderId: inWork, clntId: '누리데모해운(주)', styleCodeId: '국문 거래명세서' },
    grids: { pay: [{ values: { payDt: day(-6), payAmt: '5000000', bankNm: '데모은행' } }] },
  },
];
