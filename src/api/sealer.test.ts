import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSealer } from './sealer.ts';

const sealer = openSealer(randomBytes(32));
const place = { corpId: 2, table: 'platform_tax_inv', rowId: 7, field: 'inveRegNo' };
const sealed = sealer.seal('9913321234568', place);

test('opens in its place, and looks different each time', () => {
  expect(sealer.open(sealed, place)).toBe('9913321234568');
  expect(sealer.seal('9913321234568', place)).not.toBe(sealed);
  expect(sealed).not.toContain('9913321');
});

test.each([
  ['another company', { corpId: 3 }],
  ['another table', { table: 'rs4_clnt' }],
  ['another row', { rowId: 8 }],
  ['another field', { field: 'invrRegNo' }],
])('does not open in %s', (_where, moved) => {
  expect(() => sealer.open(sealed, { ...place, ...moved })).toThrow();
});

test('does not open when any byte was changed, when it was cut, or by another key', () => {
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    expect(() => sealer.open(`v1.${changed.toString('base64url')}`, place), `byte ${at}`).toThrow();
  }
  expect(() => sealer.open(sealed.slice(0, -4), place)).toThrow();
  expect(() => sealer.open(sealed.replace('v1', 'v2'), place)).toThrow();
  expect(() => openSealer(randomBytes(32)).open(sealed, place)).toThrow();
});
