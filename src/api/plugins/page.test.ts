import { expect, test } from 'vitest';
import { pageWriter } from './page.ts';

const html = '<html><head><title>항로</title></head><body></body></html>';
const contents = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta name="hangro-([\w-]+)" content="([^"]*)" \/>/g)].map(([, k, v]) => [k, v]),
  );

test('the page says environment and domains of the host it was asked from', () => {
  const write = pageWriter(html, { appEnv: 'production' });
  expect(contents(write({ hostname: 'desk.yard.co.kr' }))).toEqual({
    env: 'production',
    'cookie-domain': 'yard.co.kr',
    'root-domain': 'yard.co.kr',
  });
  expect(contents(write({ hostname: 'localhost' }))).toMatchObject({ 'cookie-domain': '', 'root-domain': '' });
});

test('a configured domain narrows the cookies', () => {
  const write = pageWriter(html, { appEnv: 'dev', rootDomain: 'desk.yard.co.kr' });
  expect(contents(write({ hostname: 'a.desk.yard.co.kr' }))).toEqual({
    env: 'dev',
    'cookie-domain': 'desk.yard.co.kr',
    'root-domain': 'yard.co.kr',
  });
});

test('the page says to whom no message can leave', () => {
  const write = pageWriter(html, { appEnv: 'production', unreached: ['CUSTOMS', 'NTS'] });
  expect(contents(write({ hostname: 'localhost' }))).toMatchObject({ unreached: 'CUSTOMS NTS' });
});

test('a host name brings no markup into the page', () => {
  const page = pageWriter(html, { appEnv: 'local', rootDomain: '"><script>' })({ hostname: 'x."><script>' });
  expect(page).not.toContain('<script>');
  expect(page).toContain('</head><body></body>');
});
