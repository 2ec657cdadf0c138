import { expect, it } from 'vitest';
import { aisHref } from './ais.ts';

it.each([
  ['a whole number', '9074729', {}, 'https://www.vesselfinder.com/vessels/details/9074729'],
  [
    'another page of the build',
    '9074729',
    { VITE_AIS_URL: 'https://ais.example/{imo}?z=1' },
    'https://ais.example/9074729?z=1',
  ],
  ['no number', null, {}, undefined],
  ['half a number', '90747', {}, undefined],
  ['what is none', '9074729/../x', {}, undefined],
])('%s', (_, imoNo, env, href) => expect(aisHref(imoNo, env)).toBe(href));
