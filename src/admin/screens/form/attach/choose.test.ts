import { expect, test } from 'vitest';
import { order } from '../../../../services/shipwork/order/order.ts';
import { awaitedKind, choose } from './choose.ts';

const file = (name: string, size = 10): File => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const MB = 1024 * 1024;
const kinds = ['DOC', 'IMG', 'PDF'];

test('a photo is a photo, a paper a paper', () => {
  const { taken, refused } = choose([file('선저.JPG'), file('견적.pdf'), file('도면.dwg')], kinds, 0);
  expect(taken.map(({ name, kind }) => [name, kind])).toEqual([
    ['선저.JPG', 'IMG'],
    ['견적.pdf', 'DOC'],
    ['도면.dwg', 'DOC'],
  ]);
  expect(refused).toEqual([]);
});

test('one that is too large or of another kind is named; the others go', () => {
  const { taken, refused } = choose([file('큰.pdf', 31 * MB), file('run.exe'), file('작은.pdf', 30 * MB)], kinds, 0);
  expect(taken.map(({ name }) => name)).toEqual(['작은.pdf']);
  expect(refused).toMatchObject([
    { text: 'too_large', values: { name: '큰.pdf', limit: '30 MB' } },
    { text: 'not_taken', values: { name: 'run.exe' } },
  ]);
});

test('more than 100 MB at once, or than a record may have, are not begun', () => {
  const four = [1, 2, 3, 4].map((n) => file(`${n}.pdf`, 26 * MB));
  expect(choose(four, kinds, 0)).toMatchObject({
    taken: [],
    refused: [{ text: 'too_much', values: { limit: '100 MB' } }],
  });
  expect(choose([file('a.pdf')], kinds, 200)).toMatchObject({ taken: [], refused: [{ text: 'too_many' }] });
});

test('what a step waits for is proposed once, of a file that can be it', () => {
  const { taken } = choose([file('인수증.pdf'), file('서명.png'), file('선저.png')], [...kinds, 'SIGN'], 0, 'SIGN');
  expect(taken.map(({ kind }) => kind)).toEqual(['DOC', 'SIGN', 'IMG']);
});

test('a delivered order waits for a signature until it has one', () => {
  expect(awaitedKind(order, { stCd: 'DLV' }, ['IMG'])).toBe('SIGN');
  expect(awaitedKind(order, { stCd: 'DLV' }, ['IMG', 'SIGN'])).toBeUndefined();
  expect(awaitedKind(order, { stCd: 'ORD' }, [])).toBeUndefined();
});
