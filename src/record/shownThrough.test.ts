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

test('beside a menu that shows all, the one that shows such records alone is told', () => {
  expect(viewOfRecord(of('rs4/quot'), {})).toBeUndefined();
  expect(viewOfRecord(of('platform/taxInv'), { srcTbl: 'RS4_INV' })).toBe('rs4');
  expect(viewOfRecord(of('platform/taxInv'), { srcTbl: 'PF_BILL' })).toBeUndefined();
});
