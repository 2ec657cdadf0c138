import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { json, startProvider, type TestProvider } from '../../../tests/support/provider.ts';
import { Malformed, NotTaken, type Adapter, type Parcel } from './adapter.ts';
import { openProvider } from './provider.ts';

let provider: TestProvider;
let adapter: Adapter;
beforeEach(async () => {
  provider = await startProvider();
  adapter = openProvider(provider, 'NTS', { timeoutMs: 10_000, everyMs: 1 });
});
afterEach(() => provider.close());

const parcel: Parcel = {
  ...{ conversation: '0d8f8a39-4f3a-4d0c-8f59-3b1ad3c8a001', corpId: 2, receiver: 'NTS', type: 'SEND' },
  ...{ prefix: 'platform/taxInv', recordId: 1, raw: '<TaxInvoice>가</TaxInvoice>' },
};

it('puts a document under its conversation; what the provider has already is taken', async () => {
  await adapter.send(parcel);
  await adapter.send(parcel);
  expect([...provider.documents]).toEqual([[parcel.conversation, parcel.raw]]);
});

test.each([
  [
    'its word and its sentence',
    { code: 'ERR012', message: '사업자번호 오류' },
    [{ code: 'ERR012', text: '사업자번호 오류' }],
  ],
  [
    'each of its errors',
    { errors: [{ code: 'A' }, { code: 'B', message: 'b' }, { message: 'none' }] },
    [
      { code: 'A', text: '' },
      { code: 'B', text: 'b' },
    ],
  ],
  ['no word at all', ['?'], [{ code: 'HTTP 422', text: '' }]],
])('tells %s of a document that it will never take', async (_what, body, errors) => {
  provider.bent = json(422, body);
  const refused: unknown = await adapter.send(parcel).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Malformed);
  expect((refused as Malformed).errors).toEqual(errors);
});

test.each([
  [503, 'HTTP 503'],
  [429, 'HTTP 429'],
  [401, 'HTTP 401'],
  [404, 'HTTP 404'],
])('answered %i it goes again later', async (status, word) => {
  provider.bent = json(status, { code: 'ERR' });
  await expect(adapter.send(parcel)).rejects.toThrow(new NotTaken(word));
  provider.bent = undefined;
  await adapter.send(parcel);
  expect(provider.documents.size).toBe(1);
});

it('waits no longer than it is patient, goes to no other address, and says who is away', async () => {
  provider.bent = () => undefined;
  const hasty = openProvider(provider, 'NTS', { timeoutMs: 300, everyMs: 1 });
  await expect(hasty.send(parcel)).rejects.toThrow(new NotTaken('TIMEOUT'));
  provider.bent = (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/steal' }).end();
  await expect(adapter.send(parcel)).rejects.toThrow(new NotTaken('UNREACHABLE'));
  await provider.close();
  await expect(adapter.send(parcel)).rejects.toThrow(new NotTaken('UNREACHABLE'));
});

it('hands answers on, and takes off what was kept', async () => {
  const heard: string[] = [];
  provider.results.push({ id: 'R1', resultCd: 'SUC001' }, { id: 'R2', resultCd: 'SUC001' });
  await expect
    .poll(() =>
      adapter.collect(async (receiver, raw) => {
        heard.push(`${receiver} ${raw}`);
        return raw.includes('R1');
      }),
    )
    .toBe(1);
  expect(heard).toEqual(['NTS {"id":"R1","resultCd":"SUC001"}', 'NTS {"id":"R2","resultCd":"SUC001"}']);
  await expect.poll(() => provider.taken).toEqual(['R1']);
  // What was not kept comes again.
  await expect.poll(() => adapter.collect(async () => true)).toBe(1);
  await expect.poll(() => provider.results).toEqual([]);
});

it('asks no faster than its pace, and never in the way of others', async () => {
  const slow = openProvider(provider, 'NTS', { timeoutMs: 10_000, everyMs: 60_000 });
  for (let n = 0; n < 20; n += 1) expect(await slow.collect(async () => true)).toBe(0);
  await expect.poll(() => provider.asked).toBe(1);
  await provider.close();
  const began = performance.now();
  expect(await openProvider(provider, 'NTS').collect(async () => true)).toBe(0);
  expect(performance.now() - began).toBeLessThan(200);
});

it('takes what is no answer for none', async () => {
  provider.results.push({ id: 'R1' });
  await expect.poll(() => adapter.collect(async () => true)).toBe(1);
  expect(adapter.read('{"id":"R1"}')).toBeUndefined();
});
