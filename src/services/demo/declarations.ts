/** What export and import declarations of the demo set have in common. */
import type { ErrorRow } from '../../core/messages.ts';
import { day, happened, type DayOffset, type DemoMessage, type DemoRow, type DemoValue } from './record.ts';

/** Goods that are declared: HSK code, name of the tariff, name in the trade, unit. */
export const goods = {
  paint: ['3208909090', '페인트', 'MARINE PAINT', 'CAN'],
  zinc: ['7907009000', '아연 제품', 'ZINC ANODE FOR HULL', 'EA'],
  propeller: ['8487100000', '선박용 프로펠러', "SHIP'S PROPELLER BLADE", 'EA'],
  engine: ['8409992000', '선박용 디젤엔진 부분품', 'PARTS OF MARINE DIESEL ENGINE', 'EA'],
  pump: ['8413709090', '원심펌프', 'SEA WATER PUMP', 'SET'],
  valve: ['8481809000', '밸브', 'BUTTERFLY VALVE', 'EA'],
  gasket: ['4016930000', '고무 개스킷', 'RUBBER GASKET', 'EA'],
  wire: ['7312109000', '강 와이어로프', 'STEEL WIRE ROPE', 'M'],
  chain: ['7315820000', '스터드링크 체인', 'STUD LINK ANCHOR CHAIN', 'M'],
  radar: ['8526100000', '레이더기기', 'MARINE RADAR', 'SET'],
  turbo: ['8414801000', '터보차저', 'TURBOCHARGER CARTRIDGE', 'SET'],
  bearing: ['8483309000', '베어링 하우징', 'STERN TUBE BEARING', 'EA'],
  plate: ['7208519000', '열연 강판', 'HOT ROLLED STEEL PLATE', 'KG'],
  life: ['6307200000', '구명동의', 'LIFE JACKET', 'EA'],
  rope: ['5607500000', '합성섬유 로프', 'MOORING ROPE', 'M'],
  oil: ['2710199000', '윤활유', 'LUBRICATING OIL', 'L'],
  cable: ['8544491000', '선박용 전선', 'MARINE CABLE', 'M'],
  noodle: ['1902301010', '라면', 'INSTANT NOODLE', 'BOX'],
} as const;
export type Good = keyof typeof goods;

/** A line: the good, its weight, and models of `name, quantity, price`. */
export type DemoLan = readonly [good: Good, netWgt: string, ...models: (readonly [string, string, string])[]];

/** Lines and their models, each model under the number of its line. */
export function lanGrids(lans: readonly DemoLan[], of: Readonly<Record<string, string>>) {
  const lan = lans.map(([good, netWgt, ...models]): DemoRow => {
    const [hsCd, itemNm, dealNm, qtyUnitCd] = goods[good];
    const qty = String(models.reduce((total, [, count]) => total + Number(count), 0));
    return { values: { hsCd, itemNm, dealNm, netWgt, qty, qtyUnitCd, ...of } };
  });
  const model = lans.flatMap(([good, , ...models], at) =>
    models.map(([modelNm, qty, unitPriceFrgn]): DemoRow => ({
      values: { lanNo: at + 1, modelNm, qty, qtyUnitCd: goods[good][3], unitPriceFrgn },
    })),
  );
  return { lan, model };
}

/** What the lines come to, in hundredths so that nothing is lost. */
export function paidFor(lans: readonly DemoLan[]): string {
  const cents = (price: string) => Math.round(Number(price) * 100);
  const sum = lans
    .flatMap(([, , ...models]) => models)
    .reduce((all, [, qty, price]) => all + Number(qty) * cents(price), 0);
  return (sum / 100).toFixed(2);
}

const declarants: Readonly<Record<number, string>> = { 2: '99002', 3: '99001' };

/**
 * A number as customs gave it before the company worked here: serials from 900001 leave the count of this product, which
 * begins with 1, alone.
 */
export const givenNo = (corpId: number, offset: number, serial: number, letter: string): DemoValue => ({
  words: (today) => {
    const at = new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000);
    return `${declarants[corpId]}${String(at.getUTCFullYear()).slice(2)}${900_000 + serial}${letter}`;
  },
});

export const tcaNoOf = (corpId: number): string => declarants[corpId]!;

/** Rates of the week in which a declaration was made, by its distance from today. */
export const rateOn = (offset: number, type: 'EXP' | 'IMP', currCd: string): Readonly<Record<string, DemoValue>> => {
  const base = { USD: [1388.2, 1392.15], EUR: [1502.4, 1506.1], JPY: [914.2, 916.85], CNY: [191.6, 192.05] }[currCd]!;
  const weeks = Math.floor(-Math.min(offset, 0) / 7);
  const rate = base[type === 'EXP' ? 0 : 1]! * (1 - weeks * 0.0008);
  return { currCd, excRt: rate.toFixed(2), excUnit: currCd === 'JPY' ? 100 : 1 };
};

/** Days that only some states have. */
export const daysOf = (days: Readonly<Record<string, number | undefined>>): Readonly<Record<string, DayOffset>> =>
  Object.fromEntries(Object.entries(days).flatMap(([name, at]) => (at === undefined ? [] : [[name, day(at)]])));

/** Sent on a day, accepted, and refused on the next for what was found wrong. */
export const refusedMessages = (sent: number, errors: readonly ErrorRow[]): readonly DemoMessage[] => [
  { at: happened(sent, '10:05') },
  { at: happened(sent, '10:06'), resultCd: 'ACCEPT', text: '접수되었습니다.' },
  { at: happened(sent + 1, '09:12'), resultCd: 'REJECT', errors },
];
