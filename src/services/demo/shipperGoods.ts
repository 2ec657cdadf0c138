import { day, docNumber, happened } from './record.ts';
import type { DemoRecord, DemoRow, DemoValue } from './record.ts';

/** Goods that warehouses keep for partners, and the orders by which they came and went (25-3pl 2.9). */
const owners: Readonly<Record<number, string>> = { 5: '해솔데모물류(주)', 8: '누리데모해운(주)' };
const [detergent, tools] = ['데모세제 4L', '데모공구세트'];

type Move = readonly [offset: number, tp: 'IN' | 'OUT', qty: number, refNo: string];

interface Balance {
  readonly item: string;
  readonly lot?: readonly [lotNo: string, expiresIn: number];
  readonly locCd: string;
  readonly moves: readonly Move[];
}

const numberOf = (way: 'I' | 'O', offset: number, seq: number) => docNumber(`WI${way}`, offset, seq);
type Values = Readonly<Record<string, DemoValue>>;

function balanceOf(corpId: number, { item, lot, locCd, moves }: Balance): DemoRecord {
  let left = 0;
  const ledger = moves.map(([offset, tp, qty, refNo]): DemoRow => {
    left += tp === 'IN' ? qty : -qty;
    const at = day(offset, tp === 'IN' ? '10:30' : '15:10');
    const figures = { inQty: tp === 'IN' ? String(qty) : '0', outQty: tp === 'OUT' ? String(qty) : '0' };
    return { values: { moveDtm: at, moveTpCd: tp, ...figures, balQty: String(left), refNo } };
  });
  const goods: Values = lot ? { lotNo: lot[0], expDt: day(lot[1]) } : {};
  const free = locCd === 'DMG' ? '0' : String(left);
  const last = moves.at(-1)!;
  return {
    corpId,
    made: day(moves[0]![0], '10:30'),
    values: {
      ...{ whCd: 'W1', locCd, ...goods, onQty: String(left), allocQty: '0', availQty: free },
      ...{ stockNm: [item, lot?.[0], locCd].filter(Boolean).join(' · '), lastDtm: day(last[0], '15:10') },
    },
    refs: { clntId: owners[corpId]!, itemId: item },
    grids: { ledger },
  };
}

const balances: readonly Balance[] = [
  {
    ...{ item: detergent, lot: ['L2610A', 200], locCd: 'A-01-1' },
    moves: [
      [-25, 'IN', 480, '발주 2610-11'],
      [-9, 'OUT', 120, '출고요청 31'],
    ],
  },
  { item: detergent, lot: ['L2611B', 45], locCd: 'A-01-2', moves: [[-12, 'IN', 90, '발주 2611-02']] },
  { item: detergent, lot: ['L2610A', 200], locCd: 'DMG', moves: [[-25, 'IN', 4, '발주 2610-11']] },
  {
    ...{ item: tools, locCd: 'B-02-1' },
    moves: [
      [-40, 'IN', 30, '발주 2610-03'],
      [-9, 'OUT', 18, '출고요청 31'],
    ],
  },
];

interface Order {
  readonly way: 'I' | 'O';
  readonly planned: number;
  readonly no: number;
  readonly stCd: 'PLAN' | 'CHK' | 'DONE' | 'CANCEL';
  readonly refNo: string;
  readonly lines: readonly (readonly [item: string, qty: number, more?: Values])[];
}

function orderOf(corpId: number, { way, planned, no, stCd, refNo, lines }: Order): DemoRecord {
  const seen = stCd === 'CHK' || stCd === 'DONE';
  const item = lines.map(([itemId, qty, more = {}]): DemoRow => ({
    values: { planQty: String(qty), ...(seen && { qty: String(qty) }), dmgQty: '0', ...more },
    refs: { itemId },
  }));
  const to: Values = way === 'O' ? { shipToNm: '데모마트 부산점', shipToAddr: '부산광역시 강서구 데모로 12' } : {};
  return {
    corpId,
    made: day(planned - 2, '09:20'),
    values: {
      ...{
        ioNo: numberOf(way, planned - 2, no),
        ioCd: way,
        ioTpCd: way === 'I' ? 'PUR' : 'SAL',
        whCd: 'W1',
        stCd,
        refNo,
      },
      ...{ planDt: day(planned), ...to },
      ...(way === 'I' && seen && { chkDtm: happened(planned, '10:00') }),
      ...(stCd === 'DONE' && { doneDtm: happened(planned, way === 'I' ? '10:30' : '15:10') }),
    },
    refs: { clntId: owners[corpId]! },
    grids: { item },
  };
}

const lotA: Values = { lotNo: 'L2610A', expDt: day(200), locCd: 'A-01-1' };
const orders: readonly Order[] = [
  {
    way: 'I',
    planned: -25,
    no: 1,
    stCd: 'DONE',
    refNo: '발주 2610-11',
    lines: [[detergent, 484, { ...lotA, dmgQty: '4' }]],
  },
  { way: 'I', planned: 0, no: 1, stCd: 'CHK', refNo: '발주 2611-07', lines: [[tools, 40, { locCd: 'B-02-2' }]] },
  {
    way: 'I',
    planned: 1,
    no: 2,
    stCd: 'PLAN',
    refNo: '발주 2611-09',
    lines: [
      [detergent, 300],
      [tools, 24],
    ],
  },
  {
    way: 'O',
    planned: -9,
    no: 1,
    stCd: 'DONE',
    refNo: '출고요청 31',
    lines: [
      [detergent, 120, lotA],
      [tools, 18, { locCd: 'B-02-1' }],
    ],
  },
  { way: 'O', planned: -1, no: 2, stCd: 'PLAN', refNo: '출고요청 34', lines: [[detergent, 150]] },
  { way: 'O', planned: 1, no: 3, stCd: 'PLAN', refNo: '출고요청 35', lines: [[tools, 8]] },
  { way: 'O', planned: -3, no: 4, stCd: 'CANCEL', refNo: '출고요청 33', lines: [[detergent, 20]] },
];

const keepers = Object.keys(owners).map(Number);
export const goodsRecords: readonly DemoRecord[] = keepers.flatMap((corpId) =>
  balances.map((one) => balanceOf(corpId, one)),
);
export const warehouseOrderRecords: readonly DemoRecord[] = keepers.flatMap((corpId) =>
  orders.map((one) => orderOf(corpId, one)),
);
