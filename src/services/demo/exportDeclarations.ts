import { daysOf, givenNo, lanGrids, paidFor, rateOn, refusedMessages, tcaNoOf, type DemoLan } from './declarations.ts';
import type { ErrorRow } from '../../core/messages.ts';
import { day } from './record.ts';
import type { DemoRecord, DemoValue } from './record.ts';

interface Export {
  readonly corpId: 2 | 3;
  readonly mgtNo: string;
  readonly stCd: string;
  /** Days from today to the declaration; negative: before. */
  readonly declared: number;
  readonly released?: number;
  readonly loaded?: number;
  /** Serial of the number; drafts have none. */
  readonly serial?: number;
  readonly exporter: string;
  readonly buyer: readonly [buyerNm: string, natCd: string];
  readonly price: readonly [currCd: string, incoCd: string, freightKrw?: string, insurKrw?: string];
  readonly carriage: readonly [shipNm: string, loadPortCd: string, totWgt: string, pkgCnt: number];
  readonly lans: readonly DemoLan[];
  readonly more?: Readonly<Record<string, DemoValue>>;
  readonly containers?: readonly string[];
  /** What customs found wrong: it was refused on the day after. */
  readonly refusedFor?: readonly ErrorRow[];
}

const daysToLoad = 30;

function exported(item: Export): DemoRecord {
  const { corpId, declared, released, loaded, serial, buyer, price, carriage, lans } = item;
  const [currCd, incoCd, freightKrw = '0', insurKrw = '0'] = price;
  const [shipNm, loadPortCd, totWgt, pkgCnt] = carriage;
  const [buyerNm, buyerNatCd] = buyer;
  const due = released === undefined ? undefined : released + daysToLoad;
  return {
    corpId,
    made: day(declared, '10:20'),
    values: {
      ...{ mgtNo: item.mgtNo, tcaNo: tcaNoOf(corpId), stCd: item.stCd, declDt: day(declared) },
      ...(serial === undefined ? {} : { declNo: givenNo(corpId, declared, serial, 'X') }),
      ...{ buyerNm, buyerNatCd, destNatCd: buyerNatCd, shipNm, loadPortCd, totWgt, pkgCnt },
      ...rateOn(declared, 'EXP', currCd),
      ...{ incoCd, freightKrw, insurKrw, payAmtFrgn: paidFor(lans), invoNo: `INV-${item.mgtNo}` },
      goodsAddr: corpId === 2 ? '부산광역시 영도구 데모로 12' : '부산광역시 강서구 데모로 300',
      ...(item.containers ? { cntrYn: 'Y' } : {}),
      ...daysOf({ acptDt: released, loadDueDt: due, loadedDt: loaded }),
      ...item.more,
    },
    refs: { exprClntId: item.exporter },
    grids: {
      ...lanGrids(lans, { oriNatCd: 'KR' }),
      ...(item.containers ? { cntr: item.containers.map((cntrNo) => ({ values: { cntrNo } })) } : {}),
    },
    ...(item.refusedFor && { messages: refusedMessages(declared, item.refusedFor) }),
  };
}

const nuri = '누리데모해운(주)';
const north = '북극성데모해운(주)';
const paintMaker = '한결데모페인트(주)';
const marine = '온누리데모마린(주)';
const engines = '미르데모기관(주)';
const supplies = '참데모선용품(주)';
const forwarder = '해솔데모물류(주)';

const pacific = ['PACIFIC EXAMPLE SHIPPING PTE LTD', 'SG'] as const;
const aegean = ['AEGEAN SPECIMEN MARITIME SA', 'GR'] as const;
const tokyo = ['TOKYO DEMO MARINE CO LTD', 'JP'] as const;
const shanghai = ['SHANGHAI SAMPLE SHIPYARD CO LTD', 'CN'] as const;
const hamburg = ['HAMBURG BEISPIEL SCHIFFSTECHNIK GMBH', 'DE'] as const;

const by = (declared: number, serial: number, released?: number, loaded?: number) => ({
  declared,
  serial,
  ...(released === undefined ? {} : { released }),
  ...(loaded === undefined ? {} : { loaded }),
});

/** Export declarations of the repair yard: parts and paint that go to ships abroad. */
const ofTheYard: readonly Omit<Export, 'corpId'>[] = [
  {
    mgtNo: 'HB-EX-0041',
    stCd: 'DRAFT',
    declared: 0,
    exporter: nuri,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['NURI PIONEER', 'KRPUS', '412.00', 6],
    lans: [['engine', '380.00', ['CYLINDER COVER 6S60', '2', '2150.00'], ['EXHAUST VALVE SPINDLE', '4', '640.00']]],
  },
  {
    mgtNo: 'HB-EX-0040',
    stCd: 'DRAFT',
    declared: -1,
    exporter: engines,
    buyer: tokyo,
    price: ['JPY', 'CFR', '180000'],
    carriage: ['BUSAN SAMPLE 7', 'KRPUS', '96.00', 2],
    lans: [['turbo', '88.00', ['TC-66 ROTOR ASSEMBLY', '1', '1850000.00']]],
  },
  {
    mgtNo: 'HB-EX-0039',
    stCd: 'ACCEPT',
    ...by(-1, 39),
    exporter: nuri,
    buyer: pacific,
    price: ['USD', 'CIF', '420000', '38000'],
    carriage: ['PACIFIC TEMPLATE', 'KRPUS', '1240.00', 18],
    lans: [
      ['pump', '860.00', ['SW-300 SEA WATER PUMP', '2', '4120.00']],
      ['gasket', '24.00', ['PUMP CASING GASKET 300A', '20', '8.50'], ['SHAFT SEAL RING', '12', '21.40']],
      ['valve', '310.00', ['BUTTERFLY VALVE 250A', '6', '182.00']],
    ],
    containers: ['SRMU1000010'],
  },
  {
    mgtNo: 'HB-EX-0038',
    stCd: 'CHECK',
    ...by(-2, 38),
    exporter: paintMaker,
    buyer: shanghai,
    price: ['USD', 'FOB'],
    carriage: ['CHANGJIANG SAMPLE', 'KRPUS', '2310.00', 120],
    lans: [['paint', '2200.00', ['ANTIFOULING RED 20L', '80', '142.00'], ['EPOXY PRIMER GREY 20L', '40', '96.50']]],
  },
  {
    mgtNo: 'HB-EX-0037',
    stCd: 'REJECT',
    ...by(-3, 37),
    exporter: marine,
    buyer: aegean,
    price: ['EUR', 'FOB'],
    carriage: ['AEGEAN DRAFT', 'KRPUS', '640.00', 4],
    lans: [['chain', '610.00', ['STUD LINK CHAIN 52MM U3', '27', '118.00']]],
    refusedFor: [
      { code: 'CS-0131', text: '성분을 적으세요.', grid: 'model', row: 1, field: 'ingrNm' },
      { code: 'CS-0305', text: '적재선박의 선명이 입출항 신고와 다릅니다.', field: 'shipNm' },
    ],
  },
  {
    mgtNo: 'HB-EX-0035',
    stCd: 'RELEASE',
    ...by(-8, 35, -7),
    exporter: nuri,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['NURI GLORY', 'KRPUS', '1980.00', 3],
    lans: [['propeller', '1900.00', ['CPP BLADE NO.3 D4200', '1', '28600.00']]],
  },
  {
    mgtNo: 'HB-EX-0033',
    stCd: 'RELEASE',
    ...by(-28, 33, -27),
    exporter: engines,
    buyer: hamburg,
    price: ['EUR', 'CIF', '960000', '74000'],
    carriage: ['ELBE MUSTER', 'KRPUS', '740.00', 5],
    lans: [
      ['engine', '700.00', ['PISTON CROWN 7S60', '3', '3240.00']],
      ['bearing', '18.00', ['CROSSHEAD BEARING SHELL', '6', '410.00']],
    ],
  },
  {
    mgtNo: 'HB-EX-0032',
    stCd: 'AMEND',
    ...by(-18, 32, -17),
    exporter: paintMaker,
    buyer: tokyo,
    price: ['JPY', 'FOB'],
    carriage: ['TSUSHIMA SAMPLE', 'KRPUS', '1110.00', 60],
    lans: [['paint', '1080.00', ['TOPCOAT WHITE 20L', '60', '13500.00']]],
  },
  {
    mgtNo: 'HB-EX-0030',
    stCd: 'WITHDRAW',
    ...by(-24, 30),
    exporter: marine,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['MERLION EXAMPLE', 'KRPUS', '180.00', 9],
    lans: [['life', '160.00', ['SOLAS LIFE JACKET 150N', '60', '31.00']]],
  },
  ...[
    ['HB-EX-0028', 28, -41, 'zinc', 'HULL ANODE 10KG', '120', '38.50'],
    ['HB-EX-0025', 25, -58, 'wire', 'GALVANIZED WIRE ROPE 24MM', '600', '6.90'],
    ['HB-EX-0021', 21, -86, 'cable', 'TPYCY 3C 2.5SQ', '900', '4.15'],
  ].map(([mgtNo, serial, declared, good, model, qty, price]): Omit<Export, 'corpId'> => ({
    mgtNo: String(mgtNo),
    stCd: 'DONE',
    ...by(Number(declared), Number(serial), Number(declared) + 1, Number(declared) + 6),
    exporter: north,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['HANBIT NURI', 'KRPUS', '1260.00', 24],
    lans: [[good as 'zinc', '1200.00', [String(model), String(qty), String(price)]]],
  })),
];

/** Export declarations that the customs broker files for its clients. */
const ofTheBroker: readonly Omit<Export, 'corpId'>[] = [
  {
    mgtNo: 'DN-26E-118',
    stCd: 'DRAFT',
    declared: 0,
    exporter: supplies,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['PACIFIC TEMPLATE', 'KRPUS', '820.00', 140],
    lans: [
      ['rope', '520.00', ['MOORING ROPE 64MM X 220M', '4', '1180.00']],
      ['noodle', '240.00', ['INSTANT NOODLE 40PCS', '120', '14.80']],
    ],
  },
  {
    mgtNo: 'DN-26E-117',
    stCd: 'DRAFT',
    declared: 0,
    exporter: paintMaker,
    buyer: shanghai,
    price: ['CNY', 'FOB'],
    carriage: ['SAMPLE FORTUNE', 'KRPUS', '3300.00', 160],
    lans: [['paint', '3200.00', ['TANK COATING BUFF 20L', '160', '620.00']]],
  },
  {
    mgtNo: 'DN-26E-116',
    stCd: 'ACCEPT',
    ...by(0, 116),
    exporter: forwarder,
    buyer: hamburg,
    price: ['EUR', 'CIF', '1450000', '120000'],
    carriage: ['ELBE MUSTER', 'KRPUS', '5400.00', 36],
    lans: [
      ['plate', '4800.00', ['AH36 PLATE 12T', '4800', '0.92']],
      ['valve', '410.00', ['GATE VALVE 150A', '20', '96.00'], ['CHECK VALVE 150A', '10', '88.00']],
    ],
    containers: ['CSQU3054383', 'DEMU1234560'],
  },
  {
    mgtNo: 'DN-26E-115',
    stCd: 'SENT',
    ...by(0, 115),
    exporter: north,
    buyer: tokyo,
    price: ['JPY', 'FOB'],
    carriage: ['TSUSHIMA SAMPLE', 'KRPUS', '140.00', 3],
    lans: [['radar', '120.00', ['X-BAND RADAR 25KW', '1', '2480000.00']]],
  },
  {
    mgtNo: 'DN-26E-114',
    stCd: 'CHECK',
    ...by(-1, 114),
    exporter: supplies,
    buyer: aegean,
    price: ['USD', 'FOB'],
    carriage: ['AEGEAN DRAFT', 'KRPUS', '1730.00', 14],
    lans: [['oil', '1640.00', ['CYLINDER OIL TBN70 208L', '2080', '3.15']]],
  },
  {
    mgtNo: 'DN-26E-112',
    stCd: 'REJECT',
    ...by(-2, 112),
    exporter: paintMaker,
    buyer: pacific,
    price: ['USD', 'CFR', '350000'],
    carriage: ['MERLION EXAMPLE', 'KRPUS', '860.00', 40],
    lans: [['paint', '820.00', ['EPOXY THINNER 20L', '40', '71.00']]],
    refusedFor: [
      {
        code: 'CS-0104',
        text: '희석제는 3814.00-2190입니다. HS부호를 확인하세요.',
        grid: 'lan',
        row: 1,
        field: 'hsCd',
      },
      { code: 'CS-0131', text: '성분을 적으세요.', grid: 'model', row: 1, field: 'ingrNm' },
    ],
  },
  ...(
    [
      ['DN-26E-109', 109, -6, -5],
      ['DN-26E-104', 104, -27, -26],
      ['DN-26E-101', 101, -30, -29],
    ] as const
  ).map(([mgtNo, serial, declared, released]): Omit<Export, 'corpId'> => ({
    mgtNo,
    stCd: 'RELEASE',
    ...by(declared, serial, released),
    exporter: north,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['HANBIT NURI', 'KRPUS', '940.00', 12],
    lans: [['pump', '900.00', ['BALLAST PUMP IMPELLER', '3', String(1240 + serial) + '.00']]],
  })),
  {
    mgtNo: 'DN-26E-098',
    stCd: 'WITHDRAW',
    ...by(-34, 98),
    exporter: forwarder,
    buyer: shanghai,
    price: ['USD', 'FOB'],
    carriage: ['CHANGJIANG SAMPLE', 'KRPUS', '610.00', 8],
    lans: [['bearing', '580.00', ['STERN TUBE BEARING 420', '1', '7300.00']]],
  },
  ...(
    [
      ['DN-26E-090', 90, -48],
      ['DN-26E-081', 81, -63],
      ['DN-26E-074', 74, -77],
      ['DN-26E-066', 66, -92],
    ] as const
  ).map(([mgtNo, serial, declared]): Omit<Export, 'corpId'> => ({
    mgtNo,
    stCd: 'DONE',
    ...by(declared, serial, declared + 1, declared + 9),
    exporter: supplies,
    buyer: pacific,
    price: ['USD', 'FOB'],
    carriage: ['PACIFIC TEMPLATE', 'KRPUS', '430.00', 22],
    lans: [['rope', '400.00', ['HEAVING LINE 10MM', String(serial * 10), '1.35']]],
  })),
];

export const exportDeclarationRecords: readonly DemoRecord[] = [
  ...ofTheYard.map((item) => exported({ ...item, corpId: 2 })),
  ...ofTheBroker.map((item) => exported({ ...item, corpId: 3 })),
];
