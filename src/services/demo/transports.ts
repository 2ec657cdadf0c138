/** Bonded transports of company 4 in every state, and their dispatch plans at the gates of the warehouse and the terminal. */
import { ago, day, docNumber, happened } from './record.ts';
import type { DemoRecord, DemoRow, DemoValue } from './record.ts';
import { numberOf } from './users.ts';

const carrier = 4;

interface Transport {
  readonly mgtNo: string;
  readonly stCd: string;
  /** Days from today to the declaration, and to its release. */
  readonly declared: number;
  readonly released?: number;
  readonly serial?: number;
  readonly owner: string;
  readonly route: readonly [from: string, to: string];
  readonly cargo: readonly Cargo[];
  readonly more?: Readonly<Record<string, DemoValue>>;
}
type Cargo = readonly [itemNm: string, pkgCnt: number, pkgUnitCd: string, grossWgt: string, cntrNo?: string];

const daysOnTheWay = 10;

/** As customs numbered it before the company worked here: serials from 900001 leave the count of this product alone. */
const declNo = (serial: number, declared: number): DemoValue => ({
  words: (today) => {
    const at = new Date(Date.parse(`${today}T00:00:00Z`) + declared * 86_400_000);
    return `030030T01000${String(at.getUTCFullYear()).slice(2)}${900_000 + serial}`;
  },
});
export const demoCargoNo = (mgtNo: string, row = 0): string =>
  `26DEMOC001I${mgtNo.slice(-4)}${String(row + 1).padStart(4, '0')}`;

const shipped = { bndTrnpCd: '030T01', arrModeCd: 'SEA', shipNm: 'SAMPLE FORTUNE' } as const;

function transport({ mgtNo, stCd, declared, released, serial, owner, route, cargo, more }: Transport): DemoRecord {
  const [fromBondAreaCd, toBondAreaCd] = route;
  const rows = cargo.map(([itemNm, pkgCnt, pkgUnitCd, grossWgt, cntrNo], at): DemoRow => ({
    values: {
      ...{
        cargMtNo: demoCargoNo(mgtNo, at),
        blNo: `DEMOBT${mgtNo.slice(-4)}${at + 1}`,
        itemNm,
        pkgCnt,
        pkgUnitCd,
        grossWgt,
      },
      sealNo: `SM${mgtNo.slice(-4)}${at + 1}`,
      ...(cntrNo ? { cntrNo } : {}),
    },
  }));
  const told = (at: number, time: string, values: Readonly<Record<string, string>>): DemoRow => ({
    values: { sendDtm: happened(at, time), msgTpCd: 'SEND', ...values },
  });
  return {
    corpId: carrier,
    made: day(declared, '08:50'),
    values: {
      ...{ mgtNo, stCd, declDt: day(declared), fromBondAreaCd, toBondAreaCd, ...shipped },
      ...{ arrDt: day(declared - 2), storeInDt: day(declared - 1) },
      ...(serial !== undefined && released !== undefined
        ? { declNo: declNo(serial, released), acptDt: day(released), dueDt: day(released + daysOnTheWay) }
        : {}),
      ...more,
    },
    refs: { ownerClntId: owner },
    grids: {
      cargo: rows,
      ...(stCd === 'DRAFT'
        ? {}
        : {
            msg: [
              told(declared, '09:10', {}),
              told(declared, '09:10', { resultCd: 'ACCEPT' }),
              ...(released === undefined ? [] : [told(released, '09:40', { resultCd: 'RELEASE' })]),
            ],
          }),
    },
  };
}

const north = '북극성데모해운(주)';
const paint = '한결데모페인트(주)';
const marine = '온누리데모마린(주)';
const inbound = ['03099002', '03099001'] as const;
const outbound = ['03099001', '03099003'] as const;

export const transportRecords: readonly DemoRecord[] = (
  [
    {
      mgtNo: 'SM-BT-0038',
      stCd: 'DRAFT',
      declared: 0,
      owner: marine,
      route: inbound,
      cargo: [['선박용 밸브', 36, 'CT', '812.00']],
    },
    {
      mgtNo: 'SM-BT-0037',
      stCd: 'ACCEPT',
      declared: 0,
      owner: north,
      route: ['03099002', '02099001'],
      cargo: [['계류용 로프', 24, 'CT', '2160.00', 'SRMU1000140']],
    },
    {
      mgtNo: 'SM-BT-0036',
      stCd: 'RELEASE',
      declared: -1,
      released: -1,
      serial: 36,
      owner: paint,
      route: inbound,
      cargo: [
        ['선박용 방청도료', 120, 'CT', '2640.00', 'SRMU1000010'],
        ['희석제', 40, 'CT', '720.00', 'SRMU1000010'],
      ],
    },
    {
      mgtNo: 'SM-BT-0035',
      stCd: 'MOVE',
      declared: -2,
      released: -2,
      serial: 35,
      owner: north,
      route: inbound,
      cargo: [['항해계기 부품', 60, 'CT', '930.00', 'SRMU1000026']],
      more: { inspYn: 'Y' },
    },
    {
      mgtNo: 'SM-BT-0033',
      stCd: 'MOVE',
      declared: -12,
      released: -12,
      serial: 33,
      owner: marine,
      route: outbound,
      cargo: [['엔진 예비품', 18, 'PK', '1420.00']],
    },
    {
      mgtNo: 'SM-BT-0030',
      stCd: 'ARRV',
      declared: -9,
      released: -9,
      serial: 30,
      owner: paint,
      route: inbound,
      cargo: [['아연판', 50, 'CT', '1250.00']],
    },
    ...[-24, -41, -66].map((declared, index) => ({
      mgtNo: `SM-BT-00${24 - index * 4}`,
      stCd: 'CLOSED',
      declared,
      released: declared,
      serial: 24 - index * 4,
      owner: [north, paint, marine][index]!,
      route: inbound,
      cargo: [['선용품', 80 - index * 15, 'CT', '1100.00'] as const],
    })),
  ] satisfies readonly Transport[]
).map(transport);

interface Trip {
  readonly of: string;
  readonly row?: number;
  readonly no: number;
  readonly stCd: string;
  readonly vhclNo: '부산99사1002';
  /** Whoever takes the wheel, where that is not the vehicle's usual driver. */
  readonly driver?: readonly [driverNm: string, driverPhone: string];
  /** Days from today, and the hours of departure and arrival; of what is on its way: the minutes since and until then. */
  readonly at:
    readonly [offset: number, leaves: string, comes: string] | { readonly left: number; readonly comes: number };
  readonly goods: readonly [pkgCnt: number, wgt: string];
  readonly more?: Readonly<Record<string, DemoValue>>;
}

const usual = ['남궁운', '01000004021'] as const;
/** Drives his colleague's vehicle today and tomorrow. */
const other = ['권기사', numberOf(carrier, '권기사')!] as const;

function trip({ of, row = 0, no, stCd, vhclNo, driver = usual, at, goods: [pkgCnt, wgt], more }: Trip): DemoRecord {
  const [driverNm, driverPhone] = driver;
  const [offset, leaves, comes] =
    'left' in at ? [0, ago(at.left), ago(-at.comes)] : [at[0], day(at[0], at[1]), day(at[0], at[2])];
  const gone = ['OUT', 'ARRV', 'DIFF', 'CONF'].includes(stCd);
  const came = ['ARRV', 'DIFF', 'CONF'].includes(stCd);
  const done = ['DIFF', 'CONF'].includes(stCd);
  return {
    corpId: carrier,
    made: day(offset - 1, '16:20'),
    values: {
      ...{ planNo: docNumber('DP', offset, no), stCd, pkgCnt, wgt, driverNm, driverPhone },
      ...{ planDepDtm: leaves, planArrDtm: comes },
      ...(gone || stCd === 'VRF' ? { vrfDtm: leaves } : {}),
      ...(gone ? { outDtm: leaves } : {}),
      ...(came ? { arrDtm: comes } : {}),
      ...(done ? { arrPkgCnt: pkgCnt, arrWgt: wgt, confDtm: comes } : {}),
      ...more,
    },
    refs: { declId: { mgtNo: of }, cargoId: demoCargoNo(of, row), vhclId: vhclNo },
  };
}

const truck = '부산99사1002';

export const dispatchRecords: readonly DemoRecord[] = (
  [
    { of: 'SM-BT-0036', no: 7, stCd: 'DRAFT', vhclNo: truck, at: [1, '14:00', '16:00'], goods: [40, '880.00'] },
    {
      of: 'SM-BT-0036',
      no: 6,
      stCd: 'SUBM',
      vhclNo: truck,
      driver: other,
      at: [1, '19:00', '20:30'],
      goods: [80, '1760.00'],
    },
    {
      of: 'SM-BT-0035',
      no: 5,
      stCd: 'OUT',
      vhclNo: truck,
      driver: other,
      at: { left: 70, comes: 20 },
      goods: [20, '310.00'],
    },
    { of: 'SM-BT-0035', no: 4, stCd: 'ARRV', vhclNo: truck, at: [-1, '15:20', '16:50'], goods: [40, '620.00'] },
    {
      of: 'SM-BT-0033',
      no: 3,
      stCd: 'DIFF',
      vhclNo: truck,
      at: [-3, '10:00', '11:30'],
      goods: [18, '1420.00'],
      more: { arrPkgCnt: 17, arrWgt: '1341.00', diffCd: 'LESS', diffTxt: '1 포장 부족, 봉인 정상' },
    },
    {
      of: 'SM-BT-0035',
      no: 2,
      stCd: 'CANCEL',
      vhclNo: truck,
      at: [-2, '09:00', '10:30'],
      goods: [60, '930.00'],
    },
  ] satisfies readonly Trip[]
).map(trip);
