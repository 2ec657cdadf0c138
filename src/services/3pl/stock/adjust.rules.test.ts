import { expect, test } from 'vitest';
import { adjustProblems, adjustWords, countProblems } from './adjust.rules.ts';

const lying = { onQty: '1200', allocQty: '0', locCd: 'A-01' };
const said = (qty: string | null, adjRsnCd: string | null, of: object = lying) =>
  adjustProblems({ qty, adjRsnCd }, of).map(({ text, args }) => [text, ...(args ?? [])].join(' '));

test('what is lost, broken or expired goes, what is found comes; an entry error does either', () => {
  for (const reason of ['LOSS', 'DMG', 'EXP']) {
    expect(said('2000', reason), reason).toEqual(['adjustTakes -2,000']);
    expect(said('-2', reason), reason).toEqual([]);
  }
  expect(said('-3', 'FOUND')).toEqual(['adjustAdds 3']);
  expect(said('3', 'FOUND')).toEqual([]);
  expect([...said('3', 'ERR'), ...said('-3', 'ERR')]).toEqual([]);
  // While no reason is chosen, no way is wrong.
  expect([...said('3', null), ...said('-3', null)]).toEqual([]);
});

test('what broke comes to the damaged', () => {
  expect(said('2', 'DMG', { ...lying, locCd: 'DMG' })).toEqual([]);
  expect(said('2', 'LOSS', { ...lying, locCd: 'DMG' })).toEqual(['adjustTakes -2']);
});

test('a count has no reason that goes the other way', () => {
  const counted = (countQty: string, adjRsnCd: string, of: object = lying) =>
    countProblems(
      {
        adjRsnCd,
        rows: [
          { stockId: 1, seenQty: '10', countQty: '3' },
          { stockId: 2, seenQty: '1200', countQty },
        ],
      },
      { ...of, id: 2 },
    ).map(({ field, text, args }) => [field, text, ...(args ?? [])].join(' '));
  for (const reason of ['LOSS', 'DMG', 'EXP']) {
    expect(counted('1300', reason), reason).toEqual(['adjRsnCd countTakes 1,200 1,300']);
    expect(counted('1100', reason), reason).toEqual([]);
  }
  expect(counted('1100', 'FOUND')).toEqual(['adjRsnCd countAdds 1,200 1,100']);
  expect([...counted('1300', 'FOUND'), ...counted('1100', 'ERR'), ...counted('1300', 'ERR')]).toEqual([]);
  expect(counted('1300', 'DMG', { ...lying, locCd: 'DMG' })).toEqual([]);
  // As it was: any reason, nothing is booked.
  expect(counted('1200', 'FOUND')).toEqual([]);
});

test('no more goes than lies there, and what is allocated stays; nothing is said of an allocation that there is not', () => {
  expect(said('0', 'LOSS')).toEqual(['adjustNothing']);
  expect(said('-1201', 'LOSS')).toEqual(['adjustOver 1,200 0']);
  expect(said('-201', 'LOSS', { ...lying, allocQty: '1000' })).toEqual(['adjustShort 1,200 1,000']);
  expect(said('-200', 'LOSS', { ...lying, allocQty: '1000' })).toEqual([]);
});

test('the sentence after it names the change', () => {
  expect(adjustWords({ onQty: '10' }, { qty: '-2' })).toEqual({ before: '12', after: '10' });
  expect(adjustWords({ onQty: '1200' }, { qty: '1000' })).toEqual({ before: '200', after: '1,200' });
});
