import { expect, test } from 'vitest';
import { code, fitting } from '../fields/code/index.ts';
import { codeOptions, exactOption, matchingOptions, meantOption } from './choices.ts';

const keys = ['10', '20', '50', '60'];
const environment = {
  codes: () => keys.map((key) => ({ key, value: key, valueEn: key })) as never,
  nameOf: ({ value }: { readonly value: string }) => value,
} as never;

test('what another field lets a code take is offered as declared; all else as its group has it', () => {
  const offered = (field: ReturnType<typeof code>) => codeOptions(field, environment).map(({ key }) => key);
  const follows = code('BW_IO_TP', { onlyBy: { field: 'ioCd', keys: { I: ['20', '10'], O: ['60', '50'] } } });
  expect(offered(fitting(follows, { ioCd: 'I' }))).toEqual(['20', '10']);
  expect(offered(fitting(follows, { ioCd: 'O' }))).toEqual(['60', '50']);
  expect(offered(fitting(follows, {}))).toEqual(keys);
  expect(offered(code('BW_IO_TP', { only: ['60', '10'] }))).toEqual(['10', '60']);
});

test('a key stands beside its name where people know it; an own short word does not', () => {
  const codes = (group: string) => [{ grpCd: group, key: 'REF', value: '참조', valueEn: 'Reference' }] as never;
  const noteOf = (field: ReturnType<typeof code>) =>
    codeOptions(field, { codes, nameOf: ({ value }) => value }).map(({ note }) => note);
  expect(noteOf(code('APPR_STEP'))).toEqual([undefined]);
  expect(noteOf(code('PORT'))).toEqual(['REF']);
  expect(noteOf(code('APPR_STEP', { shows: 'key' }))).toEqual(['REF']);
  expect(codeOptions(code('BW_IO_TP'), environment).map(({ note }) => note)).toEqual(keys);
});

test('a unit is found by its sign, too', () => {
  const units = [
    { key: 'M', name: '미터' },
    { key: 'M2', name: '제곱미터' },
  ];
  for (const sign of ['m²', '㎡', 'Ｍ２', 'm2']) {
    expect(exactOption(units, sign)?.key).toBe('M2');
    expect(meantOption(units, ` ${sign} `)?.key).toBe('M2');
    expect(matchingOptions(units, sign)[0]?.key).toBe('M2');
  }
});
