import { expect, test } from 'vitest';
import { isComposing, isInputModeKey } from './keys.ts';

test('a key inside a composition is told by either sign', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true);
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false);
});

test('keys that switch the input method type nothing', () => {
  expect(isInputModeKey({ key: 'HangulMode' })).toBe(true);
  expect(isInputModeKey({ key: 'Process', code: 'Lang1' })).toBe(true);
  expect(isInputModeKey({ key: 'Process', code: 'KeyG' })).toBe(false);
});
