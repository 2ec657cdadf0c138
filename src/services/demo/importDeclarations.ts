import { daysOf, givenNo, lanGrids, paidFor, rateOn, refusedMessages, tcaNoOf, type DemoLan } from './declarations.ts';
import type { ErrorRow } from '../../core/messages.ts';
import { day } from './record.ts';
import type { DemoRecord, DemoValue } from './record.ts';

interface Import {
  readonly corpId: 2 | 3;
  readonly mgtNo: string;
  readonly stCd: string;
  /** Days from today to the declaration; negative: before. */
  readonly declared: number;
  /** Days from the coming in of the goods to the declaration. */
  readonly waited?: number;
  readonly paid?: number;
  readonly released?: number;
  /** Serial of the number; drafts have none. */
  readonly serial?: number;
  readonly importer: string;
  readonly supplier: readonly [supNm: string, natCd: string];
  readonly price: readonly [currCd: string, incoCd: string, freightFrgn?: string, insurFrgn?: string];
  readonly cargo: readonly [shipNm: string, totWgt: string, pkgCnt: number];
  readonly lans: readonly DemoLan[];
  readonly more?: Readonly<Record<string, DemoValue>>;
  readonly containers?: readonly string[];
  /** What customs found wrong: it was refused on the day after. */
  readonly refusedFor?: readonly ErrorRow[];
}

const daysToTakeOut = 15;

/** Cargo and bill numbers that tell the records of the set apart. */
const numbersOf = (mgtNo: string) => {
  const serial = mgtNo.slice(-4).padStart(4, '0').replace(/\D/g, '0');
  return {
    cargMtNo: { words: (today: string) => `${today.slice(2, 4)}DEMOB00${serial.slice(0, 1)}I${serial}0001` },
    blNo: `DEMOSEL${serial}`,
    mblNo: `DEMU26${serial}`,
  };
};

function imported(item: Import): DemoRecord {
  const { corpId, declared, waited = 3, paid, released, serial, supplier, price, cargo, lans } = item;
  const [currCd, incoCd, freightFrgn = '0', insurFrgn = '0'] = price;
  const [shipNm, totWgt, pkgCnt] = cargo;
  const [supNm, supNatCd] = supplier;
  const out = released === undefined ? undefined : released + daysToTakeOut;
  return {
    corpId,
    made: day(declared, '09:40'),
    values: {
      ...{ mgtNo: item.mgtNo, tcaNo: tcaNoOf(corpId), stCd: item.stCd, declDt: day(declared) },
      ...(serial === undefined ? {} : { declNo: givenNo(corpId, declared, serial, 'M') }),
      ...{ supNm, supNatCd, loadNatCd: supNatCd, shipNm, totWgt, pkgCnt, arrPortCd: 'KRPUS' },
      ...{ arrDt: day(declared - waited - 1), storeInDt: day(declared - waited), bondAreaCd: '03099001' },
      ...numbersOf(item.mgtNo),
      payerTongNo: `DEMO${String(corpId).padStart(4, '0')}0001`,
      ...rateOn(declared, 'IMP', currCd),
      ...{ incoCd, freightFrgn, insurFrgn, payAmtFrgn: paidFor(lans) },
      ...daysOf({ payDt: paid, acptDt: released, outDueDt: out }),
      ...item.more,
    },
    refs: { imprClntId: item.importer, payerClntId: item.importer },
    grids: {
      ...lanGrids(lans, { oriNatCd: supNatCd }),
      ...(item.containers ? { cntr: item.containers.map((cntrNo) => ({ values: { cntrNo } })) } : {}),
    },
    ...(item.refusedFor && { messages: refusedMessages(declared, item.refusedFor) }),
  };
}

const north = '북극성데모해운(주)';
const nuri = '누리데모해운(주)';
const paintMaker = '한결데모페인트(주)';
const marine = '온누리데모마린(주)';
const engines = '미르데모기관(주)';
const electric = '다온데모전기(주)';
const supplies = '참데모선용품(주)';
const forwarder = '해솔데모물류(주)';

const hamburg = ['HAMBURG BEISPIEL SCHIFFSTECHNIK GMBH', 'DE'] as const;
const oslo = ['OSLO EKSEMPEL MARINE AS', 'NO'] as const;
const tokyo = ['TOKYO DEMO MARINE CO LTD', 'JP'] as const;
const shanghai = ['SHANGHAI SAMPLE TRADING CO LTD', 'CN'] as const;
const rotterdam = ['ROTTERDAM VOORBEELD BV', 'NL'] as const;

/** Imports of the repair yard: parts that no maker here has. */
const ofTheYard: readonly Omit<Import, 'corpId'>[] = [
  {
    mgtNo: 'HB-IM-0062',
    stCd: 'DRAFT',
    declared: 0,
    importer: engines,
    supplier: hamburg,
    price: ['EUR', 'FOB', '1450.00', '62.00'],
    cargo: ['ELBE MUSTER', '960.00', 7],
    lans: [
      ['turbo', '420.00', ['TCA55 NOZZLE RING', '1', '9850.00'], ['TCA55 BEARING SET', '2', '2210.00']],
      ['gasket', '12.00', ['TURBO CASING GASKET', '16', '24.80']],
    ],
    containers: ['BSLU2003459'],
  },
  {
    mgtNo: 'HB-IM-0061',
    stCd: 'DRAFT',
    declared: 0,
    waited: 34,
    importer: electric,
    supplier: shanghai,
    price: ['USD', 'CIF'],
    cargo: ['CHANGJIANG SAMPLE', '1480.00', 12],
    lans: [['cable', '1420.00', ['MARINE CABLE DPYC 2.5', '3000', '2.85']]],
  },
  {
    mgtNo: 'HB-IM-0060',
    stCd: 'ACCEPT',
    declared: -1,
    serial: 60,
    importer: marine,
    supplier: oslo,
    price: ['USD', 'FOB', '850.00', '30.00'],
    cargo: ['FJORD EKSEMPEL', '640.00', 3],
    lans: [['bearing', '600.00', ['STERN TUBE SEAL KIT', '1', '8400.00'], ['LINER 480MM', '1', '3600.00']]],
  },
  {
    mgtNo: 'HB-IM-0058',
    stCd: 'CHECK',
    declared: -2,
    serial: 58,
    paid: -1,
    importer: engines,
    supplier: tokyo,
    price: ['JPY', 'CIF'],
    cargo: ['TSUSHIMA SAMPLE', '310.00', 2],
    lans: [['engine', '290.00', ['FUEL INJECTION PUMP', '2', '640000.00'], ['PLUNGER BARREL', '4', '98000.00']]],
  },
  {
    mgtNo: 'HB-IM-0057',
    stCd: 'REJECT',
    declared: -2,
    serial: 57,
    importer: paintMaker,
    supplier: rotterdam,
    price: ['EUR', 'CFR', '0', '48.00'],
    cargo: ['VOORBEELD RIJN', '2900.00', 144],
    lans: [['paint', '2800.00', ['SILICONE FOUL RELEASE 20L', '140', '214.00']]],
    refusedFor: [
      { code: 'CS-0217', text: '보세구역 반입개수 140과 다릅니다.', field: 'pkgCnt' },
      { code: 'CS-0131', text: '성분을 적으세요.', grid: 'model', row: 1, field: 'ingrNm' },
    ],
  },
  {
    mgtNo: 'HB-IM-0055',
    stCd: 'RELEASE',
    declared: -13,
    serial: 55,
    paid: -12,
    released: -12,
    importer: marine,
    supplier: hamburg,
    price: ['EUR', 'CIF'],
    cargo: ['ELBE MUSTER', '540.00', 4],
    lans: [['pump', '500.00', ['COOLING PUMP HV 200', '1', '6150.00']]],
  },
  {
    mgtNo: 'HB-IM-0053',
    stCd: 'RELEASE',
    declared: -5,
    serial: 53,
    paid: -4,
    released: -4,
    importer: electric,
    supplier: tokyo,
    price: ['JPY', 'CIF'],
    cargo: ['TSUSHIMA SAMPLE', '64.00', 2],
    lans: [['radar', '52.00', ['S-BAND SCANNER UNIT', '1', '1980000.00']]],
  },
  {
    mgtNo: 'HB-IM-0050',
    stCd: 'WITHDRAW',
    declared: -20,
    serial: 50,
    importer: engines,
    supplier: shanghai,
    price: ['USD', 'FOB', '300.00', '18.00'],
    cargo: ['CHANGJIANG SAMPLE', '820.00', 5],
    lans: [['valve', '780.00', ['GLOBE VALVE 65A', '40', '58.00']]],
  },
  ...(
    [
      ['HB-IM-0046', 46, -38, 'chain', 'KENTER SHACKLE 52MM', '12', '210.00'],
      ['HB-IM-0042', 42, -55, 'wire', 'STAINLESS WIRE 8MM', '800', '3.10'],
      ['HB-IM-0037', 37, -74, 'life', 'IMMERSION SUIT', '40', '128.00'],
      ['HB-IM-0031', 31, -97, 'zinc', 'ALUMINIUM ANODE 20KG', '60', '74.00'],
    ] as const
  ).map(([mgtNo, serial, declared, good, model, qty, price]): Omit<Import, 'corpId'> => ({
    ...{ mgtNo, stCd: 'DONE', declared, serial, paid: declared + 1, released: declared + 1 },
    importer: nuri,
    supplier: shanghai,
    price: ['USD', 'CIF'],
    cargo: ['SAMPLE FORTUNE', '880.00', 10],
    lans: [[good, '840.00', [model, qty, price]]],
  })),
];

/** Imports that the customs broker files for its clients. */
const ofTheBroker: readonly Omit<Import, 'corpId'>[] = [
  {
    mgtNo: 'DN-26I-0241',
    stCd: 'DRAFT',
    declared: 0,
    importer: supplies,
    supplier: rotterdam,
    price: ['EUR', 'FOB', '980.00', '41.00'],
    cargo: ['VOORBEELD RIJN', '3620.00', 88],
    lans: [
      ['rope', '2100.00', ['HMPE ROPE 44MM X 220M', '4', '3650.00']],
      ['life', '180.00', ['INFLATABLE LIFE JACKET', '60', '64.00']],
    ],
    containers: ['SRMU1000026', 'SRMU1000140'],
  },
  {
    mgtNo: 'DN-26I-0240',
    stCd: 'DRAFT',
    declared: 0,
    waited: 55,
    importer: paintMaker,
    supplier: shanghai,
    price: ['CNY', 'CIF'],
    cargo: ['SAMPLE FORTUNE', '9200.00', 400],
    lans: [['paint', '9000.00', ['ZINC RICH PRIMER 20L', '400', '512.00']]],
  },
  {
    mgtNo: 'DN-26I-0239',
    stCd: 'SENT',
    declared: 0,
    serial: 239,
    importer: north,
    supplier: tokyo,
    price: ['JPY', 'CIF'],
    cargo: ['TSUSHIMA SAMPLE', '210.00', 2],
    lans: [['radar', '190.00', ['VDR MAIN UNIT', '1', '2150000.00']]],
  },
  {
    mgtNo: 'DN-26I-0238',
    stCd: 'ACCEPT',
    declared: 0,
    serial: 238,
    importer: forwarder,
    supplier: hamburg,
    price: ['EUR', 'CIF'],
    cargo: ['ELBE MUSTER', '1460.00', 9],
    lans: [['engine', '1400.00', ['CYLINDER LINER S50', '2', '7480.00']]],
  },
  {
    mgtNo: 'DN-26I-0237',
    stCd: 'ACCEPT',
    declared: -1,
    serial: 237,
    paid: 0,
    importer: supplies,
    supplier: shanghai,
    price: ['USD', 'FOB', '420.00', '22.00'],
    cargo: ['CHANGJIANG SAMPLE', '2140.00', 130],
    lans: [
      ['noodle', '900.00', ['INSTANT NOODLE 30PCS', '300', '8.60']],
      ['rope', '640.00', ['PP ROPE 28MM', '1200', '1.45']],
    ],
  },
  {
    mgtNo: 'DN-26I-0235',
    stCd: 'CHECK',
    declared: -2,
    serial: 235,
    importer: paintMaker,
    supplier: rotterdam,
    price: ['EUR', 'CIF'],
    cargo: ['VOORBEELD RIJN', '4100.00', 200],
    lans: [['paint', '4000.00', ['EPOXY FINISH 20L', '200', '88.00']]],
  },
  {
    mgtNo: 'DN-26I-0233',
    stCd: 'REJECT',
    declared: -3,
    serial: 233,
    importer: north,
    supplier: oslo,
    price: ['USD', 'CIF'],
    cargo: ['FJORD EKSEMPEL', '95.00', 1],
    lans: [['pump', '90.00', ['FRESH WATER GENERATOR PUMP', '1', '2980.00']]],
    refusedFor: [
      { code: 'CS-0217', text: '보세구역 반입개수 2와 다릅니다.', field: 'pkgCnt' },
      {
        code: 'CS-0104',
        text: '조수기는 8421.21-9090입니다. HS부호를 확인하세요.',
        grid: 'lan',
        row: 1,
        field: 'hsCd',
      },
      { code: 'CS-0131', text: '성분을 적으세요.', grid: 'model', row: 1, field: 'ingrNm' },
    ],
  },
  ...(
    [
      ['DN-26I-0229', 229, -6],
      ['DN-26I-0224', 224, -12],
      ['DN-26I-0220', 220, -14],
    ] as const
  ).map(([mgtNo, serial, declared]): Omit<Import, 'corpId'> => ({
    ...{ mgtNo, stCd: 'RELEASE', declared, serial, paid: declared, released: declared },
    importer: forwarder,
    supplier: shanghai,
    price: ['USD', 'CIF'],
    cargo: ['SAMPLE FORTUNE', '1980.00', 60],
    lans: [
      ['plate', '1900.00', ['STEEL PLATE 8T', '1900', '0.88']],
      ['wire', '60.00', ['LASHING WIRE 18MM', '60', '12.40']],
    ],
  })),
  ...(
    [
      ['DN-26I-0208', 208, -33],
      ['DN-26I-0197', 197, -51],
      ['DN-26I-0181', 181, -79],
    ] as const
  ).map(([mgtNo, serial, declared]): Omit<Import, 'corpId'> => ({
    ...{ mgtNo, stCd: 'DONE', declared, serial, paid: declared + 1, released: declared + 1 },
    importer: supplies,
    supplier: rotterdam,
    price: ['EUR', 'CIF'],
    cargo: ['VOORBEELD RIJN', '760.00', 30],
    lans: [['oil', '720.00', ['HYDRAULIC OIL ISO46 208L', String(serial * 4), '2.35']]],
  })),
];

export const importDeclarationRecords: readonly DemoRecord[] = [
  ...ofTheYard.map((item) => imported({ ...item, corpId: 2 })),
  ...ofTheBroker.map((item) => imported({ ...item, corpId: 3 })),
];
