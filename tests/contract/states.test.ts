/**
 * Every arrow of every declared state machine, and every arrow that is missing, as each kind of person; what the clock
 * brings; the moves that nobody may make from outside. Records are put into a state past the application.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { lapseDay } from '../../src/core/states.ts';
import { replyAction } from '../../src/core/messages.ts';
import { systemCorpId, type ActionButton, type Resource } from '../../src/core/resource.ts';
import { columnName, tableName } from '../../src/database/schema/names.ts';
import { codeGroupOf, headerFields } from '../../src/record/resource.ts';
import { mayLead } from '../../src/record/states.ts';
import { resources } from '../../src/services/index.ts';
import { codeGroups } from '../../src/services/reference/codes/index.ts';
import { leaveJournal, leaveMessage, startApp, type Answer, type Client, type TestApp } from '../support/app.ts';
import { personWith } from '../support/persons.ts';
import { freeField, newBody, nextNumber, requiredValues } from '../support/records.ts';
import { walked } from '../support/walked.ts';
import { writer } from '../support/writer.ts';
import { everyService } from '../support/services.ts';

let app: TestApp;
let owner: pg.Client;
let none: Client;
let reader: Client;
let stranger: Client;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  await leaveMessage(app);
  await leaveJournal(app);
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
  none = await personWith(app, '0');
  reader = await personWith(app, '1');
  stranger = await app.as('admin7');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const machines = resources.filter(({ state }) => state);
const stateField = (resource: Resource) => resource.state!.field;
const statesOf = (resource: Resource): readonly string[] => {
  const group = codeGroupOf(headerFields(resource)[stateField(resource)]!);
  return codeGroups.find(({ grpCd }) => grpCd === group)!.codes.map(({ key }) => key);
};
const calls = (resource: Resource): readonly ActionButton[] =>
  (resource.actions ?? []).filter(({ internal }) => !internal);
/** Answers belong to what was sent before: `messages.test.ts` walks each of them in every state. */
const answersFor = ({ messages }: Resource, { name }: ActionButton) => messages !== undefined && name === replyAction;
const goesFrom = ({ from }: ActionButton, state: string) => from?.includes(state) ?? true;

const writes = (resource: Resource) => writer(app, resource, walked[resource.prefix]?.by);
const actorOf = (resource: Resource, { name }: ActionButton): Promise<Client> => {
  const account = walked[resource.prefix]?.actor?.[name];
  return account ? app.as(account) : writes(resource);
};
const at = (resource: Resource, id: unknown) => `/${resource.prefix}/${String(id)}`;
const read = async (resource: Resource, id: unknown): Promise<Values> =>
  (await (await writes(resource)).get<Values>(at(resource, id))).body;
const press = (who: Client, resource: Resource, { id, version }: Values, name: string, input: Values = {}) =>
  who.post<Values>(`${at(resource, id)}/${name}`, { version, ...input });

const set = (resource: Resource, id: unknown, values: Values) =>
  owner.query(
    `update ${tableName(resource.prefix)} set ${Object.keys(values)
      .map((name, n) => `${columnName(name)} = $${n + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(values)],
  );

/** A record in a state: a new one, or one that the system made where people make none. */
async function placed(resource: Resource, state: string, values: Values = {}, nth = 0): Promise<Values> {
  const client = await writes(resource);
  let id: unknown;
  if (resource.without?.includes('create')) {
    const { body } = await client.get<{ content: Values[] }>(`/${resource.prefix}/list`);
    id = body.content[nth]!['id'];
  } else {
    const body = await (walked[resource.prefix]?.body?.(client) ?? newBody(resource, client));
    const made = await client.post<Values>(`/${resource.prefix}`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    id = made.body['id'];
  }
  await set(resource, id, { [stateField(resource)]: state, ...values });
  return read(resource, id);
}

/** What the declaration asks for, and what only this resource's rules want. */
async function inputOf(resource: Resource, action: ActionButton, record: Values): Promise<Values> {
  const client = await writes(resource);
  const defaults = Object.entries(action.fields ?? {}).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, typeof value === 'function' ? '2026-11-20' : value]],
  );
  return {
    ...Object.fromEntries(defaults),
    ...(await requiredValues(
      Object.fromEntries(Object.entries(action.fields ?? {}).filter(([, { type }]) => type !== 'rows')),
      nextNumber(),
      client,
    )),
    ...walked[resource.prefix]?.input?.[action.name]?.(record),
  };
}

/** Of a step that sends: it leads on from there, too, where the simulator answers at once. */
const mayHaveLed = (resource: Resource, action: ActionButton, state: string, to: unknown): boolean =>
  mayLead(action, state, to) ||
  (Object.hasOwn(resource.messages?.sends ?? {}, action.name) &&
    (resource.actions ?? []).some(
      (next) => next.internal && goesFrom(next, String(action.to)) && mayLead(next, action.to, to),
    ));

const told = ({ status, body }: Answer<Values>) => `${status} ${JSON.stringify(body).slice(0, 300)}`;

describe.each(machines.map((resource) => ({ prefix: resource.prefix, resource })))('$prefix', ({ resource }) => {
  const field = stateField(resource);
  const operators = resource.menus.every((menu) => menu.operator);
  const arrows = calls(resource)
    .filter((action) => !answersFor(resource, action))
    .flatMap((action) =>
      statesOf(resource)
        .filter((state) => goesFrom(action, state))
        .map((state) => ({ name: action.name, state, action })),
    );

  test.each(arrows)('$name goes from $state', async ({ action, state }) => {
    const record = await placed(resource, state);
    const ready = walked[resource.prefix]?.ready?.[action.name];
    if (ready) await owner.query(ready, [record['id']]);
    const answer = await press(
      await actorOf(resource, action),
      resource,
      record,
      action.name,
      await inputOf(resource, action, record),
    );
    expect(answer.status, told(answer)).toBe(200);
    const after = await read(resource, record['id']);
    expect(mayHaveLed(resource, action, state, after[field]), `${state} → ${String(after[field])}`).toBe(true);
    expect(after['version']).toBeGreaterThan(Number(record['version']));
  });

  // ASVS 2.3.1
  test.each(statesOf(resource))('from %s goes nothing else, and for nobody else', async (state) => {
    const record = await placed(resource, state);
    for (const action of calls(resource)) {
      const refused = async (who: Client, statuses: readonly number[], person: string) => {
        const input = action.level === 1 ? await inputOf(resource, action, record) : {};
        const answer = await press(who, resource, record, action.name, input);
        expect(statuses, `${person} ${action.name}: ${told(answer)}`).toContain(answer.status);
      };
      await refused(none, [403], 'nobody');
      // Whose turn it is decides over steps that reading suffices for.
      await refused(reader, action.level === 1 ? [403, 404, 409] : [403], 'reader');
      await refused(stranger, [403, 404], 'another company');
      if (operators || action.operator)
        await refused(await app.as('admin2'), operators ? [403] : [403, 404], 'a company');
      else await refused(await app.as('oper'), [403, 404], 'the operator');
      if (goesFrom(action, state)) continue;
      const answer = await press(await actorOf(resource, action), resource, record, action.name);
      // A record that is not there for a side yet is not told of either.
      const hidden = Object.values(resource.hiddenIn ?? {}).some((states) => states.includes(state));
      if (answer.status === 404 && (resource.reach || hidden)) continue;
      expect(answer.body, `${action.name}: ${told(answer)}`).toMatchObject({ status: 409, code: 'E_STATE' });
    }
    const client = await writes(resource);
    for (const { name, internal } of resource.actions ?? [])
      if (internal) expect((await press(client, resource, record, name)).status, name).toBe(404);
    if (!resource.state!.open.includes(state)) {
      const saved = await client.patch<Values>(at(resource, record['id']), {
        version: record['version'],
        [freeField]: '닫힌 비고',
      });
      expect(saved.body, told(saved)).toMatchObject({ status: 409, code: 'E_STATE' });
      if (!resource.without?.includes('delete'))
        expect((await client.del<Values>(at(resource, record['id']))).body).toMatchObject({ code: 'E_STATE' });
    }
    expect(await read(resource, record['id'])).toEqual(record);
  });

  const blocked = calls(resource).filter((action) => action.blocked && action.from);
  if (blocked.length)
    test.each(blocked)('$name is refused to those whom the declaration keeps from it', async (action) => {
      const record = await placed(resource, action.from![0]!);
      const who = await app.as(operators ? 'oper' : 'site2');
      const { body: me } = await who.get<Values>('/platform/member/profile');
      const person = { userId: Number(me['id']), corpId: operators ? systemCorpId : 2, standsFor: [] };
      const grids = { ...record, steps: record['lineList'] };
      if (!action.blocked!(grids, person)) return;
      const answer = await press(who, resource, record, action.name, await inputOf(resource, action, record));
      expect([403, 404, 409], told(answer)).toContain(answer.status);
      expect(await read(resource, record['id'])).toEqual(record);
    });

  const lapses = (resource.state!.lapses ?? []).flatMap((lapse) => lapse.from.map((from) => ({ ...lapse, from })));
  if (lapses.length)
    test.each(lapses)('$from is $to once its day has come, before any night: $name', async (lapse) => {
      const client = await writes(resource);
      const listed = async (id: unknown, state: string) => {
        const { body } = await client.get<{ content: Values[] }>(
          `/${resource.prefix}/list?ids=${String(id)}&${field}=${state}&columns=${field}`,
        );
        return body.content.map((row) => row[field]);
      };
      const day = lapseDay(lapse);
      // The last day of the old state, or the first of the new one.
      const [still, gone] = lapse.on === undefined ? ['2026-11-20', '2026-11-19'] : ['2026-11-21', '2026-11-20'];
      const last = await placed(resource, lapse.from, { [day]: still });
      const over = await placed(resource, lapse.from, { [day]: gone }, 1);
      expect([last[field], over[field]]).toEqual([lapse.from, lapse.to]);
      expect(await listed(over['id'], lapse.to)).toEqual([lapse.to]);
      expect(await listed(over['id'], lapse.from)).toEqual([]);
      expect(await listed(last['id'], lapse.from)).toEqual([lapse.from]);
      for (const action of calls(resource).filter((one) => goesFrom(one, lapse.from) && !goesFrom(one, lapse.to))) {
        const answer = await press(await actorOf(resource, action), resource, over, action.name);
        expect(answer.body, action.name).toMatchObject({ status: 409, code: 'E_STATE' });
      }
      // What still goes on writes down first what the clock has brought.
      const next = calls(resource).find((one) => one.from?.includes(lapse.to));
      if (next) {
        const answer = await press(client, resource, over, next.name, await inputOf(resource, next, over));
        expect(answer.status, told(answer)).toBe(200);
        const { content } = (await client.get<{ content: Values[] }>(`${at(resource, over['id'])}/history`)).body;
        expect(content.map(({ act }) => act).slice(0, 2)).toEqual([next.name, lapse.name]);
        expect(content[1]).toMatchObject({ changes: [{ field, from: lapse.from, to: lapse.to }] });
      }
      const night = await (await app.as('oper')).post('/fw/job/nightly', { date: '2026-11-21' });
      expect(night.status).toBe(200);
      const { rows } = await owner.query(
        `select ${columnName(field)} as state from ${tableName(resource.prefix)} where id = $1`,
        [last['id']],
      );
      expect(rows).toEqual([{ state: lapse.to }]);
    });
});
