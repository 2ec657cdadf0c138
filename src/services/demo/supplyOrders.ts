import { companies } from './companies.ts';
import { refusedMessages } from './declarations.ts';
import { day, docNumber } from './record.ts';
import type { DemoRecord, DemoRow, DemoValue } from './record.ts';
import { supplies } from './masters/supplyItems.ts';

type Values = Readonly<Record<string, DemoValue>>;
type Line = readonly [itemNm: string, qty: string];

/** What the directory does not tell of the supplier, and its own quotation did. */
const {
  addr: supAddr,
  addrEn: supAddrEn,
  bizTp: supBizTp,
  bizItem: supBizItem,
} = companies.find(({ id }) => id === 6)!;
const supplier = { supAddr, supAddrEn, supBizTp, supBizItem };
const supplierId = 6;
const unpriced: readonly string[] = ['DRAFT', 'REQ', 'CANCEL'];
const cameStates: readonly string[] = ['DLV', 'RCV', 'BILL'];

function lineRow([itemNm, qty]: Line, stCd: string, vatCd: string): DemoRow {
  const [, , catCd, impaCd, unitCd, price, purcPrice, spec] = supplies.find(([name]) => name === itemNm)!;
  const prices: Values = unpriced.includes(stCd) ? {} : { price, purcPrice };
  const came: Values = cameStates.includes(stCd) ? { dlvQty: qty } : {};
  return {
    values: { ...{ itemNm, catCd, impaCd, unitCd, qty, vatCd }, ...(spec ? { spec } : {}), ...prices, ...came },
    refs: { itemId: itemNm },
  };
}

interface Given {
  readonly corpId: number;
  /** Days from today: made, wanted; the ship is there from the day before. */
  readonly days: readonly [made: number, wanted: number];
  readonly no: number;
  readonly title: string;
  readonly ship: string;
  readonly trade: 'INTL' | 'DOM';
  readonly stCd: string;
  readonly lines: readonly Line[];
  /** What was said with the steps: by whom, with which state. */
  readonly said?: readonly Said[];
}
type Said = readonly [corpNm: string, stCd: string, saidTxt: string];

function order({ corpId, days: [made, wanted], no, title, ship, trade, stCd, lines, said = [] }: Given): DemoRecord {
  const vatCd = trade === 'INTL' ? 'ZERO' : 'TAX10';
  const zero: Values = trade === 'INTL' ? { zeroReasonCd: 'SHIP' } : {};
  const came: Values = cameStates.includes(stCd) ? { dlvDtm: day(wanted, '15:20') } : {};
  const quoted: Values = unpriced.includes(stCd) ? {} : { ...supplier, quotDt: day(made + 1) };
  const received: Values = stCd === 'RCV' || stCd === 'BILL' ? { rcvNm: '1등항해사' } : {};
  return {
    corpId,
    made: day(made, '09:40'),
    values: {
      orderNo: docNumber('SO', made, no),
      ...{ orderTitle: title, portCd: 'KRPUS', berthTxt: '감천항 3부두', currCd: 'KRW', payTermCd: 'D30', stCd },
      ...{ etaDt: day(wanted - 1), etdDt: day(wanted + 2), reqDlvDtm: day(wanted, '14:00') },
      ...{ vatCd, ...zero, ...quoted, ...came, ...received, ...(said.length && { saidTxt: said.at(-1)![2] }) },
    },
    refs: { supCertId: '참데모선용품(주)', shipId: ship },
    grids: {
      item: lines.map((line) => lineRow(line, stCd, vatCd)),
      said: said.map(([corpNm, state, saidTxt], at) => ({
        values: { saidDtm: day(made, `1${at}:20`), corpNm, stCd: state, saidTxt },
      })),
    },
  };
}

const nuri = companies.find(({ id }) => id === 7)!.corpNm;
const chandler = companies.find(({ id }) => id === supplierId)!.corpNm;
const pioneer = '누리파이오니어';
const glory = '누리글로리';

/** A dozen orders around today, in every state, of three buyers with one supplier. */
export const supplyOrderRecords: readonly DemoRecord[] = [
  order({
    ...{ corpId: 7, days: [-48, -44], no: 1, title: '부산 기항 정기 보급', ship: pioneer, trade: 'INTL', stCd: 'BILL' },
    lines: [
      ['윤활유', '400'],
      ['작업장갑', '120'],
      ['생수', '600'],
    ],
  }),
  order({
    ...{ corpId: 7, days: [-21, -17], no: 1, title: '갑판부 소모품', ship: glory, trade: 'INTL', stCd: 'RCV' },
    lines: [
      ['계류삭', '220'],
      ['안전화', '18'],
    ],
  }),
  order({
    ...{ corpId: 7, days: [-6, -1], no: 1, title: '기관부 예비품', ship: pioneer, trade: 'INTL', stCd: 'DLV' },
    lines: [
      ['연료유 필터', '24'],
      ['윤활유', '200'],
    ],
  }),
  order({
    ...{ corpId: 7, days: [-4, 1], no: 2, title: '안전용품 보충', ship: glory, trade: 'INTL', stCd: 'ORD' },
    lines: [
      ['방폭손전등', '12'],
      ['구명조끼', '20'],
      ['화재감지기', '8'],
    ],
  }),
  order({
    ...{ corpId: 7, days: [-2, 4], no: 3, title: '식료품 보급', ship: pioneer, trade: 'INTL', stCd: 'QUOT' },
    lines: [
      ['쌀', '600'],
      ['생수', '960'],
    ],
    said: [
      [nuri, 'REQ', '생수는 낱병이 아니라 묶음으로 부탁드립니다.'],
      [chandler, 'QUOT', '생수는 2 L 6개 묶음으로 납품합니다.'],
    ],
  }),
  order({
    ...{ corpId: 7, days: [-1, 5], no: 4, title: '도장 재료', ship: glory, trade: 'INTL', stCd: 'REQ' },
    lines: [
      ['선체용 도료(페인트)', '340'],
      ['작업장갑', '60'],
    ],
    said: [[nuri, 'REQ', '오전 중에 견적 부탁드립니다.']],
  }),
  order({
    ...{ corpId: 7, days: [0, 9], no: 5, title: '다음 기항 준비', ship: pioneer, trade: 'INTL', stCd: 'DRAFT' },
    lines: [['윤활유', '300']],
  }),
  order({
    ...{ corpId: 2, days: [-12, -9], no: 1, title: '입거선 선실 소모품', ship: '한빛누리', trade: 'DOM', stCd: 'RCV' },
    lines: [
      ['청소용 세제', '80'],
      ['작업장갑', '40'],
    ],
  }),
  order({
    ...{ corpId: 2, days: [-3, 2], no: 1, title: '예인선 윤활유', ship: '데모예인1호', trade: 'DOM', stCd: 'ORD' },
    lines: [['윤활유', '180']],
  }),
  order({
    ...{ corpId: 2, days: [-1, 3], no: 2, title: '수리선 안전용품', ship: pioneer, trade: 'INTL', stCd: 'REQ' },
    lines: [
      ['안전화', '30'],
      ['방폭손전등', '10'],
    ],
  }),
  order({
    ...{ corpId: 8, days: [-9, -5], no: 1, title: '대리점 선박 긴급 보급', ship: glory, trade: 'INTL', stCd: 'CANCEL' },
    lines: [['생수', '240']],
    said: [[chandler, 'CANCEL', '요청한 날짜에는 재고가 없습니다.']],
  }),
  order({
    ...{ corpId: 8, days: [-2, 2], no: 1, title: '하역 중 안전용품', ship: glory, trade: 'INTL', stCd: 'QUOT' },
    lines: [
      ['구명조끼', '6'],
      ['작업장갑', '24'],
    ],
  }),
];

function permit(orderTitle: string, no: number, at: number, ship: Values, stCd: string, more: Values = {}): DemoRecord {
  const lines = supplyOrderRecords.find(({ values }) => values['orderTitle'] === orderTitle)!.grids!['item']!;
  // Nobody has applied for what is still to come.
  const applied = Math.min(at - 2, -1);
  return {
    corpId: supplierId,
    made: day(applied, '10:10'),
    values: {
      prmtNo: docNumber('LPD', applied, no),
      ...{ prmtTpCd: 'LOAD', goodsTpCd: 'D', cstmsCd: '030', cstmsDeptCd: '10', supRegNo: '030SR001', stCd },
      ...{ applyDt: day(applied), arrDt: day(at - 1), depDt: day(at + 2), berthTxt: '감천항 3부두', voyNo: '26-11S' },
      ...{ loadFromDtm: day(at, '13:00'), loadToDtm: day(at, '17:00'), vhclNo: '부산81가1004' },
      ...{ ...ship, ...more },
    },
    refs: { orderId: { orderTitle } },
    grids: {
      item: lines.map(({ values: { itemNm, spec, unitCd, qty, price } }) => ({
        values: {
          ...{ itemNm: itemNm!, unitCd: unitCd!, qty: qty! },
          ...(spec ? { spec } : {}),
          ...(price ? { unitPrice: price } : {}),
          ...(stCd === 'DONE' ? { realQty: qty! } : {}),
        },
      })),
    },
    ...(stCd === 'REJECT' && {
      messages: refusedMessages(applied, [
        { code: 'L201', text: '호출부호가 선박의 것과 다릅니다.', field: 'callSign' },
      ]),
    }),
  };
}

const shipPioneer = { shipNm: pioneer, callSign: 'D8ZX' };
const shipGlory = { shipNm: glory, callSign: 'DSZX5' };
const given = (no: string, at: number): Values => ({ permitNo: no, permitDt: day(at), doneDueDt: day(at + 7) });

/** Permits of the supplier: reported, given, waiting, refused, in writing. */
export const loadPrmtRecords: readonly DemoRecord[] = [
  permit('부산 기항 정기 보급', 1, -44, shipPioneer, 'DONE', {
    ...given('03010260000101', -45),
    doneDtm: day(-44, '16:10'),
  }),
  permit('갑판부 소모품', 1, -17, shipGlory, 'DONE', { ...given('03010260000102', -18), doneDtm: day(-17, '15:40') }),
  permit('기관부 예비품', 1, -1, shipPioneer, 'PERMIT', given('03010260000103', -2)),
  permit('안전용품 보충', 2, 1, shipGlory, 'ACCEPT'),
  permit('식료품 보급', 3, 4, shipPioneer, 'DRAFT'),
  permit('도장 재료', 4, 5, shipGlory, 'REJECT'),
  {
    corpId: 2,
    made: day(-1, '16:20'),
    values: {
      prmtNo: docNumber('LPD', -1, 1),
      ...{ prmtTpCd: 'LOAD', goodsTpCd: 'D', cstmsCd: '030', cstmsDeptCd: '10', supRegNo: '030SR002', stCd: 'DRAFT' },
      ...{ applyDt: day(-1), arrDt: day(0), depDt: day(6), berthTxt: '1호 선거', voyNo: '11-2' },
      ...{ loadFromDtm: day(1, '09:00'), loadToDtm: day(1, '12:00') },
      ...{ shipNm: '퍼시픽템플릿', callSign: '9VZX7' },
    },
    refs: { shipId: '퍼시픽템플릿' },
    grids: {
      item: [
        { values: { itemNm: '수리용 예비 볼트', spec: 'M24 × 120', unitCd: 'EA', qty: '200', unitPrice: '2400' } },
        { values: { itemNm: '육각 너트', spec: 'M24', unitCd: 'EA', qty: '200', unitPrice: '700' } },
        { values: { itemNm: '평와셔', spec: 'M24', unitCd: 'EA', qty: '400', unitPrice: '150' } },
        {
          values: {
            itemNm: '무석면 시트 개스킷',
            spec: '3t × 1,000 × 1,000',
            unitCd: 'EA',
            qty: '12',
            unitPrice: '38000',
          },
        },
      ],
    },
  },
];
