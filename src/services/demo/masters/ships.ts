import type { DemoRecord, DemoRow } from '../record.ts';

const north = '북극성데모해운(주)';
const nuri = '누리데모해운(주)';
const pacific = 'PACIFIC EXAMPLE SHIPPING PTE LTD';
const aegean = 'AEGEAN SPECIMEN MARITIME SA';

type Names = readonly [shipNm: string, shipNmEn: string, imoNo: string, callSign: string];
type Kind = readonly [natCd: string, shipTpCd: string, trdTpCd: string, classCd?: string];
type Hull = readonly [gt: string, dwt: string, loa: string, beam: string, depth: string, builtDt: string];
type Engine = readonly [engType: string, engPower: number, propTpCd: string];

function ship(
  [shipNm, shipNmEn, imoNo, callSign]: Names,
  [natCd, shipTpCd, trdTpCd, classCd]: Kind,
  [gt, dwt, loa, beam, depth, builtDt]: Hull,
  [engType, engPower, propTpCd]: Engine,
  portReg: string,
  refs: DemoRow['refs'],
  equip: readonly (readonly [equipNm: string, maker: string, model: string, qty: string])[],
): DemoRecord {
  const hull = { gt, dwt, loa, beam, depth, builtDt, builder: '데모조선(주)', portReg };
  const engine = { engMaker: 'DEMO DIESEL', engType, engPower, propTpCd };
  const kind = { natCd, shipTpCd, trdTpCd, ...(classCd ? { classCd, classNo: `DEMO-${imoNo.slice(-4)}` } : {}) };
  return {
    corpId: 2,
    values: { shipNm, shipNmEn, imoNo, callSign, ...kind, ...hull, ...engine },
    refs,
    grids: {
      equip: equip.map(([equipNm, maker, model, qty], index) => ({
        values: { equipNm, maker, model, serialNo: `${imoNo.slice(-4)}-${index + 1}`, qty },
      })),
    },
  };
}

const owned = (ownerClntId: string, mgrClntId = ownerClntId) => ({ ownerClntId, mgrClntId });

/** Vessels (60-demo-data 6.3); engine particulars and equipment are made up. */
const yardShips: readonly DemoRecord[] = [
  ship(
    ['한빛누리', 'HANBIT NURI', '3100124', 'D7ZX'],
    ['KR', 'GEN', 'DOM', 'KR'],
    ['2998.00', '4500.00', '96.50', '15.80', '8.20', '2012-05-10'],
    ['6L35-DEMO', 2970, 'FPP'],
    '부산',
    { ownerClntId: north },
    [
      ['발전기관', 'DEMO POWER', 'DP-250', '2'],
      ['양묘기', 'DEMO DECK', 'WL-28', '1'],
      ['보조보일러', 'DEMO BOILER', 'AB-08', '1'],
    ],
  ),
  ship(
    ['누리파이오니어', 'NURI PIONEER', '3101257', 'D8ZX'],
    ['KR', 'BULK', 'INTL', 'KR'],
    ['43250.00', '81600.00', '229.00', '32.26', '20.05', '2014-03-21'],
    ['6S60-DEMO', 9932, 'FPP'],
    '제주',
    owned(nuri),
    [
      ['과급기', 'DEMO TURBO', 'TC-66', '1'],
      ['발전기관', 'DEMO POWER', 'DP-600', '3'],
      ['평형수처리장치', 'DEMO MARINE', 'BW-1000', '1'],
    ],
  ),
  ship(
    ['누리글로리', 'NURI GLORY', '3102380', 'DSZX5'],
    ['KR', 'CNTR', 'INTL', 'KR'],
    ['18120.00', '22300.00', '176.20', '27.60', '14.00', '2009-11-02'],
    ['7S60-DEMO', 13560, 'FPP'],
    '부산',
    owned(nuri),
    [
      ['과급기', 'DEMO TURBO', 'TC-77', '2'],
      ['발전기관', 'DEMO POWER', 'DP-800', '4'],
      ['선수추진기', 'DEMO THRUST', 'BT-1200', '1'],
    ],
  ),
  ship(
    ['퍼시픽템플릿', 'PACIFIC TEMPLATE', '3103413', '9VZX7'],
    ['SG', 'TANK', 'INTL', 'ABS'],
    ['29800.00', '50100.00', '183.00', '32.20', '19.10', '2016-07-15'],
    ['6G50-DEMO', 8580, 'FPP'],
    'Singapore',
    owned(pacific),
    [
      ['화물유펌프', 'DEMO PUMP', 'CP-1250', '3'],
      ['해수펌프', 'DEMO PUMP', 'SW-300', '3'],
      ['보조보일러', 'DEMO BOILER', 'AB-25', '2'],
    ],
  ),
  ship(
    ['퍼시픽스페시멘', 'PACIFIC SPECIMEN', '3104572', '3EZX9'],
    ['PA', 'CHEM', 'INTL', 'NK'],
    ['11960.00', '19900.00', '146.00', '23.70', '13.35', '2011-01-28'],
    ['6S42-DEMO', 6480, 'CPP'],
    'Panama',
    owned(pacific),
    [
      ['화물유펌프', 'DEMO PUMP', 'CP-300', '22'],
      ['질소발생장치', 'DEMO GAS', 'NG-1500', '1'],
    ],
  ),
  ship(
    ['에게안드래프트', 'AEGEAN DRAFT', '3105629', 'D5ZX2'],
    ['LR', 'BULK', 'INTL', 'DNV'],
    ['36400.00', '63200.00', '199.90', '32.24', '18.60', '2017-09-09'],
    ['5G60-DEMO', 8300, 'FPP'],
    'Monrovia',
    owned(aegean),
    [
      ['갑판크레인', 'DEMO DECK', 'DC-36', '4'],
      ['해치커버', 'DEMO DECK', 'HC-5F', '5'],
      ['주배전반', 'DEMO ELECTRIC', 'MS-440', '1'],
    ],
  ),
  ship(
    ['제7데모호', 'NO.7 DEMO', '3106740', '6KZX'],
    ['KR', 'FISH', 'FISH'],
    ['740.00', '0.00', '55.30', '8.70', '3.75', '1998-04-17'],
    ['6L26-DEMO', 1104, 'FPP'],
    '부산',
    { ownerClntId: north },
    [
      ['냉동기', 'DEMO COOL', 'RF-60', '2'],
      ['양망기', 'DEMO DECK', 'NH-12', '1'],
    ],
  ),
  ship(
    ['데모예인1호', 'DEMO TUG NO.1', '3107885', 'DTZX3'],
    ['KR', 'TUG', 'DOM', 'KR'],
    ['320.00', '0.00', '36.00', '10.00', '4.50', '2019-02-11'],
    ['2x6L28-DEMO', 3310, 'AZI'],
    '울산',
    { ownerClntId: north },
    [
      ['예인윈치', 'DEMO DECK', 'TW-50', '1'],
      ['발전기관', 'DEMO POWER', 'DP-120', '2'],
    ],
  ),
];

/** The same ship in the register of another company, which keeps no equipment of it. */
const keptBy = (corpId: number, shipNm: string, refs: DemoRow['refs']): DemoRecord => {
  const { grids: _equipment, ...kept } = yardShips.find(({ values }) => values['shipNm'] === shipNm)!;
  return { ...kept, corpId, refs: refs ?? {} };
};

/** Vessels of the yard; two of them are the shipping company's own, one of them the agent's as well. */
export const shipRecords: readonly DemoRecord[] = [
  ...yardShips,
  keptBy(7, '누리파이오니어', {}),
  keptBy(7, '누리글로리', {}),
  keptBy(8, '누리글로리', { ownerClntId: nuri }),
];
