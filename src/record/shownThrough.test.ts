import { expect, test } from 'vitest';
import { resources } from '../services/index.ts';
import { viewFields, viewOfRecord } from './shownThrough.ts';

const of = (prefix: string) => resources.find((resource) => resource.prefix === prefix)!;

test('a record of a resource whose menus share its rows opens through the one that shows it', () => {
  expect(viewFields(of('3pl/io'))).toEqual(['ioCd']);
  expect(viewOfRecord(of('3pl/io'), { ioCd: 'O' })).toBe('out');
  expect(viewOfRecord(of('3pl/io'), { ioCd: 'I' })).toBe('in');
  expect(viewOfRecord(of('3pl/io'), {})).toBeUndefined();
});

test('where one menu shows all there is nothing to choose', () => {
  expect(viewOfRecord(of('rs4/quot'), {})).toBeUndefined();
  expect(viewOfRecord(of('platform/taxInv'), { srcTbl: 'RS4_INV' })).toBeUndefined();
});

test('a menu that shows all is enough, wherever it stands among the others', () => {
  const menus = [{ menu: 'A', view: 'part', where: { stCd: ['DONE'] } }, { menu: 'B' }];
  expect(viewOfRecord({ ...of('rs4/quot'), menus }, { stCd: 'DONE' })).toBeUndefined();
});
