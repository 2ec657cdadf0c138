/** Groups in rows of four with tips in what stays free, and the choice that the address keeps. */
import { describe, expect, test } from 'vitest';
import { groupsOf, spanOf, withTips } from './groups.ts';
import { chosenOf, queryOf, toggled, toggledAll } from './selection.ts';
import { colourOf } from './service.ts';
import type { ServiceItem } from './service.ts';

const service = (id: number, sysCd: string): ServiceItem => ({
  ...{
    id,
    sysCd,
    sysNm: `시스템 ${sysCd}`,
    sysNmEn: `System ${sysCd}`,
    subsReqId: `S-${id}`,
    subsReqNm: `서비스 ${id}`,
    subsReqNmEn: null,
    isOpen: true,
    baseFee: null,
    setupFee: null,
  },
  ...{ prdIntro: '소개', prdIntroEn: null, vrFilePath: null, saveFileNm: null, respFileList: [] },
});
const of = (...systems: string[]) => groupsOf(systems.map((sysCd, at) => service(at + 1, sysCd)));
const cells = (...systems: string[]) =>
  withTips(of(...systems)).map((cell) => ('tip' in cell ? `(${cell.tip})` : cell.group.sysCd));

describe('groups', () => {
  test('stand in the order of the list, each with all its services', () => {
    expect(of('SWK', 'RS4', 'SWK').map(({ sysCd, services }) => [sysCd, services.length])).toEqual([
      ['SWK', 2],
      ['RS4', 1],
    ]);
    expect(spanOf(of('SWK', 'SWK', 'SWK', 'SWK', 'SWK')[0]!)).toBe(4);
  });

  test.each([
    ['SWK LMATE', 'blue'],
    ['RS4', 'green'],
    ['BTA BTCD BWMS', 'orange'],
    ['3PL TMATE DTSP DTS', 'yellow'],
    ['INSP GW NEW', 'blue'],
  ])('%s are %s', (systems, colour) =>
    expect(systems.split(' ').map(colourOf)).toEqual(systems.split(' ').map(() => colour)),
  );

  test('a row that another colour leaves open ends with a tip', () => {
    const all = [
      'SWK',
      'SWK',
      'SWK',
      'LMATE',
      'RS4',
      'INSP',
      'GW',
      'BTA',
      'BTCD',
      'BWMS',
      '3PL',
      'TMATE',
      'DTSP',
      'DTS',
    ];
    expect(cells(...all)).toEqual([
      'SWK',
      'LMATE',
      'RS4',
      'INSP',
      'GW',
      '(demo)',
      'BTA',
      'BTCD',
      'BWMS',
      '(bond)',
      '3PL',
      'TMATE',
      'DTSP',
      'DTS',
    ]);
    expect(cells('SWK', 'SWK', 'RS4')).toEqual(['SWK', 'RS4', '(demo)']);
    expect(cells('RS4', 'BTA')).toEqual(['RS4', 'BTA']);
  });
});

describe('the choice', () => {
  const all = ['SWK', 'RS4', 'BTA'];
  const read = (query: string) => chosenOf(new URLSearchParams(query), all);
  const write = (chosen: readonly string[], query = '') => queryOf(new URLSearchParams(query), chosen, all).toString();

  test('is everything at first, and the address says what is not', () => {
    expect(read('')).toEqual(all);
    expect(read('sys=BTA,RS4,XX')).toEqual(['RS4', 'BTA']);
    expect(read('sys=none')).toEqual([]);
    expect(write(all, 'sys=RS4&lang=en')).toBe('lang=en');
    expect(write(['BTA', 'RS4'])).toBe('sys=RS4%2CBTA');
    expect(read(write([]))).toEqual([]);
  });

  test('all toggles between everything and nothing', () => {
    expect([toggledAll(all, all), toggledAll(['RS4'], all), toggledAll([], all)]).toEqual([[], all, all]);
  });

  test('of all, one is asked for alone; then they join and leave, and without the last it is all again', () => {
    expect(toggled(all, 'RS4', all)).toEqual(['RS4']);
    expect(toggled(['RS4'], 'BTA', all)).toEqual(['RS4', 'BTA']);
    expect(toggled(['RS4', 'BTA'], 'RS4', all)).toEqual(['BTA']);
    expect([toggled(['BTA'], 'BTA', all), toggled([], 'RS4', all)]).toEqual([all, ['RS4']]);
  });
});
