/** What a gate reads and is not as planned: refused, the trip as it was, and a trace of what was read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok } from '../../support/supply.ts';
import { cargo26, openTransport, type Transport } from '../../support/transport.ts';

let app: TestApp;
let on: Transport;
beforeAll(async () => {
  app = await startApp();
  on = await openTransport(app);
});
afterAll(() => app.close());

test('a wrong seal stands in the history, on the page of the trip and before its dispatcher, once for each that was read', async () => {
  const decl = await on.released({ ...cargo26, cargMtNo: '26DEMOA001I00770001' });
  const vehicle = await on.vehicle('부산99사1077');
  const made = ok(await on.carrier.post<Values>('/btcd/plan', on.plan(decl, vehicle['id'])), 201);
  const id = made['id'];
  const trip = ok(await on.act(on.carrier, 'btcd/plan', id, 'submit'));
  const right = { vhclNo: trip['vhclNo'], declNo: trip['declNo'], sealNo: trip['sealNo'] };
  const verify = (who: Client, input: Values) => on.act(who, 'btcd/plan', id, 'verify', input);
  const traces = async (who = on.carrier) =>
    (ok(await who.get<Values>(`/btcd/plan/${String(id)}/history`))['content'] as Values[])
      .filter(({ act }) => act === 'verifyDiffers')
      .map(({ changes }) => (changes as Values[]).map(({ field, to }) => `${String(field)} ${String(to)}`));
  const differed = async (who: Client) => ok(await who.get<Values>(`/btcd/plan/${String(id)}/facts`))['differed'];
  const notices = async (who: Client) =>
    (ok(await who.get<Values>('/platform/notify/list'))['content'] as Values[])
      .filter(({ recordId, prefix }) => recordId === id && prefix === 'btcd/plan')
      .map(({ facts }) => (facts as Values)['to']);

  // Not a whole comparison, and not the gate's people: no trace.
  expect((await verify(on.gate, { ...right, sealNo: 'X1', declNo: null })).status).toBe(400);
  expect((await verify(on.carrier, { ...right, sealNo: 'X1' })).status).toBe(403);
  // What was not read is asked for, and of nothing is said how it compares before all is read.
  const asked = async (input: Values) => {
    const { status, body } = await verify(on.gate, input);
    const found = (body['errors'] as Values[]).map(({ code, field }) => `${String(code)} ${String(field)}`);
    return [status, ...found.toSorted()];
  };
  const missing = ['declNo', 'sealNo', 'vhclNo'].map((name) => `E_REQUIRED ${name}`);
  expect(await asked({})).toEqual([400, ...missing]);
  expect(await asked({ vhclNo: '부산99사1078', declNo: ' ', sealNo: '' })).toEqual([400, ...missing.slice(0, 2)]);
  expect(await asked({ ...right, vhclNo: '부산99사1078', sealNo: null })).toEqual([400, missing[1]]);
  expect(await asked({ ...right, declNo: null, sealNo: 'X1' })).toEqual([400, missing[0]]);
  expect(await traces()).toEqual([]);
  expect(await differed(on.driver)).toBeNull();

  const refused = await verify(on.gate, { ...right, sealNo: 'X1' });
  expect([refused.status, refused.body['code']]).toEqual([400, 'E_PATTERN']);
  expect(await on.read(on.carrier, 'btcd/plan', id)).toMatchObject({ stCd: 'SUBM', version: trip['version'] });
  await verify(on.gate, { ...right, sealNo: 'X1' });
  expect(await traces()).toEqual([['readSealNo X1']]);
  for (const who of [on.driver, on.carrier, on.gate])
    expect(await differed(who)).toMatchObject({ read: { sealNo: 'X1' }, at: expect.stringMatching(/^2026-/) });
  expect(await notices(on.carrier)).toEqual(['readSealNo']);

  // Looked for, and there is none: that is read.
  await verify(on.gate, { ...right, sealNo: '-', vhclNo: '부산99사1078' });
  expect(await traces()).toEqual([['readVhclNo 부산99사1078', 'readSealNo null'], ['readSealNo X1']]);
  expect(await notices(on.carrier)).toContain('differs');

  // A trace that cannot be kept does not change the answer.
  const owner = (statement: string) => withClient(app.urls.ownerUrl, (client) => client.query(statement));
  await owner(`alter table sys_audit add constraint no_trace check (act <> 'verifyDiffers') not valid`);
  expect(await asked({ ...right, sealNo: 'X9' })).toEqual([400, 'E_PATTERN sealNo']);
  await owner('alter table sys_audit drop constraint no_trace');

  // A hyphen is no number of a declaration, and what alternates is told of once.
  expect(await asked({ ...right, declNo: '-' })).toEqual([400, missing[0]]);
  await verify(on.gate, { ...right, sealNo: 'X1' });
  expect(await traces()).toHaveLength(3);
  expect(await differed(on.driver)).toMatchObject({ read: { sealNo: 'X1' } });
  expect(await notices(on.carrier)).toHaveLength(2);

  // Let through, it says so no more; the history does.
  ok(await verify(on.gate, right));
  expect(await differed(on.driver)).toBeNull();
  expect(await traces(on.gate)).toHaveLength(3);
});
