import { expect, test, vi } from 'vitest';
import { cleanOnce } from './cleanOnce.server.ts';

test('a clean text is cleaned once, another each time, and neither passes uncleaned', () => {
  const clean = vi.fn((html: string) => html.replaceAll('<script>', ''));
  const once = cleanOnce(clean);
  expect([once('<p>가</p>'), once('<p>가</p>'), once('<p>나</p>')]).toEqual(['<p>가</p>', '<p>가</p>', '<p>나</p>']);
  expect(clean).toHaveBeenCalledTimes(2);
  expect([once('<script>x'), once('<script>x')]).toEqual(['x', 'x']);
  expect(clean).toHaveBeenCalledTimes(4);
});

test('what was known long ago is forgotten', () => {
  const clean = vi.fn((html: string) => html);
  const once = cleanOnce(clean);
  for (let n = 0; n <= 5000; n += 1) once(String(n));
  clean.mockClear();
  once('5000');
  expect(clean).not.toHaveBeenCalled();
  once('0');
  expect(clean).toHaveBeenCalledOnce();
});
