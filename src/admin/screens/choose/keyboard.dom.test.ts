import { expect, test } from 'vitest';
import { keyboardNow, typesOn } from './keyboard.ts';

function put<K extends 'input' | 'button'>(tag: K): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  document.body.append(made);
  return made;
}

test('the first row gets the keyboard after a search, unless somebody types the next words already', () => {
  const [keyword, clear, box] = [put('input'), put('button'), put('input')];
  box.type = 'checkbox';
  keyword.value = '강판';
  keyword.focus();
  const asked = keyboardNow();
  expect(typesOn(asked, keyboardNow())).toBe(false);
  keyword.value = '강판 교체';
  expect(typesOn(asked, keyboardNow())).toBe(true);
  clear.focus();
  const cleared = keyboardNow();
  expect(typesOn(asked, cleared)).toBe(false);
  keyword.focus();
  expect(typesOn(cleared, keyboardNow())).toBe(true);
  box.focus();
  expect(typesOn(cleared, keyboardNow())).toBe(false);
});
