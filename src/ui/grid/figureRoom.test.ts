import { expect, it } from 'vitest';
import { figureRooms, readLetters, sumLetters } from './figureRoom.ts';

it('a column is as wide as its longest figure in groups wants, and of nothing else', () => {
  const rows = [{ tot: '12', price: null, name: 'long long long name' }, { tot: '999999999999' }, { tot: '-1.5' }];
  const rooms = figureRooms(rows, ['tot', 'price', 'name']);
  expect(Object.keys(rooms)).toEqual(['tot']);
  // 999,999,999,999 at 13 px: about 105 pixels of letters, and what stands around them.
  expect(rooms['tot']).toBeGreaterThanOrEqual(105 + 13);
  expect(rooms['tot']).toBeLessThan(150);
});

it('stands still while figures of one length are typed', () => {
  const room = (tot: string) => figureRooms([{ tot }], ['tot'])['tot'];
  expect(room('111111')).toBe(room('999999'));
  expect(room('-999999999999.99')!).toBeGreaterThan(room('999999999999')!);
});

it('takes less room where it is only read', () => {
  const amount = [{ tot: '17460000' }];
  expect(figureRooms(amount, ['tot'], readLetters)['tot']).toBe(88);
  expect(figureRooms(amount, ['tot'], sumLetters)['tot']).toBe(96);
});

it('has room for thousands of millions in a row and, bolder, in the sum below', () => {
  // As a browser draws 9,999,999,999 at 13 px, and what stands around it.
  expect(figureRooms([{ tot: '9999999999' }], ['tot'])['tot']).toBeGreaterThanOrEqual(88 + 13);
  expect(figureRooms([{ tot: '9999999999' }], ['tot'])['tot']).toBeLessThanOrEqual(104);
  expect(figureRooms([{ tot: '9999999999' }], ['tot'], sumLetters)['tot']).toBeGreaterThanOrEqual(101 + 13);
  expect(figureRooms([{ tot: '9999999999' }], ['tot'], sumLetters)['tot']).toBeLessThanOrEqual(116);
});
