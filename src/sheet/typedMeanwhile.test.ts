import { expect, test } from 'vitest';
import { noteTyped, watchTyping } from './typedMeanwhile.ts';

test('what is typed into a row while an answer is awaited is known, in that grid and until it has come', () => {
  noteTyped('item', { row: '1', name: 'price' });
  const watching = watchTyping('item');
  noteTyped('item', { row: '1', name: 'qty' });
  noteTyped('item', { row: '1', name: 'unitCd' });
  noteTyped('charger', { row: '2', name: 'posNm' });
  expect([...watching.typed('1')]).toEqual(['qty', 'unitCd']);
  expect([...watching.typed('2')]).toEqual([]);
  watching.end();
  noteTyped('item', { row: '2', name: 'qty' });
  expect([...watching.typed('2')]).toEqual([]);
});
