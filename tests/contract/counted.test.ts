/**
 * What was superseded, cancelled or refused is in no sum of a list: every resource whose list adds something up, with a
 * record in each such state; and no state that says of itself that it was taken back is forgotten.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import { columnName, tableName } from '../../src/database/schema/names.ts';
import { uncountedBy } from '../../src/record/counted.ts';
import { codeGroupOf, headerFields } from '../../src/record/resource.ts';
import { isListedSummed, isSummed } from '../../src/record/sums.ts';
import { resources } from '../../src/services/index.ts';
import { codeGroups } from '../../src/services/reference/codes/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { newBody } from '../support/records.ts';
import { everyService } from '../support/services.ts';
import { walked } from '../support/walked.ts';
import { writer } from '../support/writer.ts';

const summed = (resource: Resource): readonly string[] =>
  Object.keys(headerFields(resource)).filter((name) => isSummed(headerFields(resource), name));
const addsUp = (resource: Resource) =>
  summed(resource).length > 0 || resource.list.some((name) => isListedSummed(resource, name));

/** Words of a state that was taken back or never came to be. */
const takenBack = /취소|개정|변경됨|반려|기각|회수|취하|오류/;

test('no state that says it was taken back is added up', () => {
  const forgotten = resources.filter(addsUp).flatMap((resource) => {
    const field = resource.state?.field;
    if (!field) return [];
    const group = codeGroups.find(({ grpCd }) => grpCd === codeGroupOf(headerFields(resource)[field]!))!;
    return group.codes
      .filter(({ key, value }) => takenBack.test(value) && !resource.uncounted?.[field]?.includes(key))
      .map(({ key, value }) => `${resource.prefix} ${key} ${value}`);
  });
  expect(forgotten).toEqual([]);
});

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Listed {
  readonly content: readonly Values[];
  readonly sums: Readonly<Record<string, string>>;
  readonly uncounted?: unknown;
}

/** Two records, those that the system made where people make none. */
async function twoOf(resource: Resource, client: Client): Promise<readonly unknown[]> {
  if (resource.without?.includes('create')) {
    const { body } = await client.get<Listed>(`/${resource.prefix}/list`);
    return body.content.slice(0, 2).map(({ id }) => id);
  }
  const made: unknown[] = [];
  for (let n = 0; n < 2; n += 1) {
    const body = await (walked[resource.prefix]?.body?.(client) ?? newBody(resource, client));
    const answer = await client.post<Values>(`/${resource.prefix}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    made.push(answer.body['id']);
  }
  return made;
}

const counting = resources.filter((resource) => addsUp(resource) && resource.uncounted);

describe.each(counting.map((resource) => ({ prefix: resource.prefix, resource })))('$prefix', ({ resource }) => {
  const fields = summed(resource);
  const set = (id: unknown, values: Values) =>
    owner.query(
      `update ${tableName(resource.prefix)} set ${Object.keys(values)
        .map((name, n) => `${columnName(name)} = $${n + 2}`)
        .join(', ')} where id = $1`,
      [id, ...Object.values(values)],
    );

  test('its sums leave out what was taken back, and say how many; alone it is added up', async () => {
    const client = await writer(app, resource, walked[resource.prefix]?.by);
    const [stays, goes] = await twoOf(resource, client);
    const figures = (figure: string) => Object.fromEntries(fields.map((name) => [name, figure]));
    await set(stays, figures('1'));
    await set(goes, figures('10'));
    const columns = [...fields, ...resource.list].join(',');
    const listed = async (...ids: unknown[]) => {
      const { body } = await client.get<Listed>(
        `/${resource.prefix}/list?ids=${ids.join(',')}&sums=1&columns=${columns}`,
      );
      const read = (id: unknown) => body.content.find((row) => row['id'] === id)!;
      return { sums: fields.map((name) => Number(body.sums[name])), uncounted: body.uncounted, read };
    };
    const each = (sum: number) => fields.map(() => sum);
    const both = await listed(stays, goes);
    expect([both.sums, both.uncounted]).toEqual([each(11), undefined]);
    const before = (await client.get<Values>(`/${resource.prefix}/${String(goes)}`)).body;
    for (const [field, value] of uncountedBy(resource)) {
      await set(goes, { [field]: value });
      const uncounted = { [field]: { [value]: 1 } };
      const one = await listed(stays, goes);
      expect([one.sums, one.uncounted], `${field} ${value}`).toEqual([each(1), uncounted]);
      // Of amounts that a side does not read in that state there is nothing to add.
      const alone = await listed(goes);
      const own = fields.map((name) => Number(alone.read(goes)[name]));
      expect([alone.sums, alone.uncounted], `${field} ${value} alone`).toEqual([own, uncounted]);
      await set(goes, { [field]: before[field] });
    }
  });
});
