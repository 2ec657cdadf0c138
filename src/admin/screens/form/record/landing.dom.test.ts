import { afterEach, expect, test } from 'vitest';
import { text } from '../../../../fields/index.ts';
import { rows } from '../../../../fields/rows/index.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isAt, keyboardPlace, landed, landingFor, leaveLanding, placeInStored } from './landing.ts';

const resource = {
  prefix: 'rs4/quot',
  fields: { title: text(10), item: rows({ itemNm: text(10) }) },
} as unknown as Resource;
const values = { itemList: [{ uid: 'a' }, { uid: 'b' }] };

afterEach(() => document.body.replaceChildren());

function focusIn(html: string): void {
  document.body.innerHTML = html;
  document.querySelector('input')!.focus();
}

test('a cell is found again by the place of its row, for rows have other keys once they are stored', () => {
  focusIn('<div data-grid="item" data-row="b" data-field="itemNm"><input></div>');
  const place = keyboardPlace(resource, values)!;
  expect(place).toEqual({ grid: 'item', index: 1, field: 'itemNm' });
  const saved = { itemList: [{ id: 7 }, { id: 8 }] };
  expect(placeInStored(resource, place, saved)).toEqual({ grid: 'item', row: '8', field: 'itemNm' });
});

test('from a row that is not stored the keyboard goes to the one above it', () => {
  const began = { uid: 'n9' };
  const grown = { itemList: [...values.itemList, { ...began, _grown: began }] };
  focusIn('<div data-grid="item" data-row="n9" data-field="itemNm"><input></div>');
  expect(keyboardPlace(resource, grown)).toEqual({ grid: 'item', index: values.itemList.length - 1, field: 'itemNm' });
});

test('an input is found again by its id; a button is no place of the record', () => {
  focusIn('<input id="field-title">');
  expect(keyboardPlace(resource, values)).toEqual({ input: 'field-title' });
  focusIn('<input id="save">');
  expect(keyboardPlace(resource, values)).toBeUndefined();
});

test('waits for the page of its own record alone', () => {
  leaveLanding(5, { input: 'field-title' });
  expect(landingFor(6)).toBeUndefined();
  expect(landingFor(5)).toEqual({ input: 'field-title' });
  landed();
  expect(landingFor(5)).toBeUndefined();
});

test('what was typed meanwhile is for the row where the keyboard lands, not for the first that has it', () => {
  focusIn('<div data-grid="item" data-row="7" data-field="itemNm"><input></div>');
  const input = document.querySelector('input')!;
  expect(isAt({ grid: 'item', row: '7', field: 'itemNm' }, input)).toBe(true);
  expect(isAt({ grid: 'item', row: '8', field: 'itemNm' }, input)).toBe(false);
  expect(isAt({ grid: 'cost', row: '7' }, input)).toBe(false);
  expect(isAt({ input: 'field-title' }, input)).toBe(false);
});
