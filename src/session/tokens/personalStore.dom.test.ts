import { expect, test } from 'vitest';
import { browserKey, clearPersonal } from './personalStore.ts';

test('what a session has left goes, what is of the browser stays', () => {
  localStorage.setItem('hangro7.list', '1');
  localStorage.setItem('of another library', '1');
  localStorage.setItem(browserKey('popups'), '2');
  clearPersonal();
  expect({ ...localStorage }).toEqual({ 'hangro-browser.popups': '2' });
});
