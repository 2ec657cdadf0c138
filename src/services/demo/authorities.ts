/** Authorities that demo companies have made of their own, beside the templates. */
import { menuIdsOf } from '../reference/menus.ts';
import type { DemoRecord } from './record.ts';

/** Persons whom their company has given one of its own since, by login id. */
export const ownAuthorities: Readonly<Record<string, string>> = { 'drv4@demo.example': '기사' };

const driverMenus: readonly (readonly [menuAuthCd: '1' | '2', treeIds: readonly string[]])[] = [
  ['2', ['P01', 'P02', 'P03', 'P04']],
  // Reads the plans, and records the arrival of the own trips with it; submitting and settling are the dispatcher's.
  ['1', ['B21']],
];

export const authorityRecords: readonly DemoRecord[] = [
  {
    corpId: 4,
    values: { authNm: '기사', authNmEn: 'Driver', authDesc: '배차를 보고 내 운행의 도착을 기록' },
    grids: {
      menu: driverMenus.flatMap(([menuAuthCd, treeIds]) =>
        menuIdsOf(...treeIds).map((menuId) => ({ values: { menuId, menuAuthCd } })),
      ),
    },
  },
];
