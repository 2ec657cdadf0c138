import { expect, test } from 'vitest';
import { cleanReport } from './cleanReport.ts';

test.each([
  [
    'at https://hangro.example/portal/login?redirect=%2Fa&refreshToken=abc#x:10:5',
    'at https://hangro.example/portal/login:10:5',
  ],
  [
    'GET /api/platform/member/join/sendCert?cerPhone=01012345678 failed',
    'GET /api/platform/member/join/sendCert failed',
  ],
  ['token eyJhbGciOi.eyJpZCI6MTIzNDU2.c2lnbmF0dXJlMTIz here', 'token *** here'],
  ['authorization: Bearer abc.def', 'authorization: *** ***'],
  ['{"loginPw":"Secret!1","a":1}', '{"loginPw":"***","a":1}'],
  ['mail to sales2@demo.example now', 'mail to ***@*** now'],
  ['call 010-1234-5678 or 001-81-00017', 'call *** or ***'],
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  [
    'at Index (https://h.example/assets/index-DE8XUw90.js:12:345)',
    'at Index (https://h.example/assets/index-DE8XUw90.js:12:345)',
  ],
])('%s', (text, clean) => expect(cleanReport(text, 200)).toBe(clean));

test('a text of any length is cut, and cleaning it takes no time', () => {
  const since = performance.now();
  expect(cleanReport(`${'a.'.repeat(500_000)}@`, 4000)).toHaveLength(4000);
  expect(cleanReport('https://'.repeat(100_000), 4000).length).toBeLessThanOrEqual(4000);
  expect(performance.now() - since).toBeLessThan(500);
});
