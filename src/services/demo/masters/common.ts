import { settings } from '../../reference/settings.ts';
import { openMenus } from '../../reference/products.ts';
import { companies } from '../companies.ts';
import { day } from '../record.ts';
import type { DemoRecord } from '../record.ts';

const bondArea = (
  bondAreaCd: string,
  [bondAreaNm, bondAreaNmEn]: readonly [string, string],
  bondTpCd: string,
  storeMm: number,
  addr: string,
  operator?: string,
): DemoRecord => ({
  corpId: 1,
  values: { bondAreaCd, bondAreaNm, bondAreaNmEn, bondTpCd, cstmsCd: bondAreaCd.slice(0, 3), storeMm, addr },
  ...(operator ? { refs: { opCorpId: operator } } : {}),
});

/** Bonded areas (60-demo-data 6.5). */
export const bondAreaRecords: readonly DemoRecord[] = [
  bondArea(
    '03099001',
    ['감천데모보세창고', 'Gamcheon Demo Bonded Warehouse'],
    'BW',
    6,
    '부산광역시 사하구 데모로 45',
    '감천데모보세창고(주)',
  ),
  bondArea(
    '03099002',
    ['북항데모컨테이너부두', 'Bukhang Demo Container Terminal'],
    'CY',
    2,
    '부산광역시 동구 데모로 200',
  ),
  bondArea('03099003', ['신항데모CFS', 'New Port Demo CFS'], 'CFS', 6, '부산광역시 강서구 데모로 300'),
  bondArea('02099001', ['인천데모보세창고', 'Incheon Demo Bonded Warehouse'], 'BW', 6, '인천광역시 중구 데모로 400'),
  bondArea('04099001', ['공항데모화물터미널', 'Airport Demo Cargo Terminal'], 'DS', 2, '인천광역시 중구 데모로 500'),
];

const rate = (offset: number, excTpCd: string, currCd: string, excRt: string, excUnit = 1): DemoRecord => ({
  corpId: 1,
  values: { excDt: day(offset), excTpCd, currCd, excUnit, excRt },
});

/** Exchange rates (60-demo-data 6.5): base rates of today, weekly customs rates of the Sunday before. */
export const excRateRecords: readonly DemoRecord[] = [
  rate(0, 'BASE', 'USD', '1385.40'),
  rate(0, 'BASE', 'EUR', '1498.20'),
  rate(0, 'BASE', 'JPY', '912.35', 100),
  rate(0, 'BASE', 'CNY', '191.10'),
  rate(0, 'BASE', 'SGD', '1032.55'),
  rate(-5, 'EXP', 'USD', '1388.20'),
  rate(-5, 'IMP', 'USD', '1392.15'),
];

/** Settings at their defaults, for the companies that have the settings menu. */
export const configRecords: readonly DemoRecord[] = companies
  .filter(({ id, products }) => openMenus(products, id).has('R35'))
  .flatMap(({ id }) => settings.map((values) => ({ corpId: id, values: { ...values } })));
