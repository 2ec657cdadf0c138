import { afterEach, expect, test } from 'vitest';
import { chooseScheme, chosenScheme, schemeOf } from './scheme.ts';

afterEach(() => chooseScheme(undefined));

test('a choice is kept and named on the page; none leaves the page to the device', () => {
  expect(chosenScheme()).toBeUndefined();
  chooseScheme('light');
  expect(chosenScheme()).toBe('light');
  expect(document.documentElement.dataset['scheme']).toBe('light');
  chooseScheme('dark');
  expect(document.cookie).toContain('hangro_scheme=dark');
  chooseScheme(undefined);
  expect(document.cookie).not.toContain('hangro_scheme');
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
});

test('a cookie that says anything else says nothing', () => {
  expect(schemeOf('dark')).toBe('dark');
  expect(schemeOf('"><script>')).toBeUndefined();
  expect(schemeOf(undefined)).toBeUndefined();
});
