/**
 * Documents between companies of the product: every call and every field × owner, partner, third company, a person who
 * only reads, a visitor. Derived from the declarations; what is counted is printed.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field, Values } from '../../src/core/field.ts';
import { operatorSide, ownerSide, systemCorpId, type ActionButton, type Resource } from '../../src/core/resource.ts';
import { columnName, gridTableName, tableName } from '../../src/database/schema/names.ts';
import { examples } from '../../src/fields/examples.ts';
import { typeOf } from '../../src/fields/index.ts';
import { changeKeys, codeGroupOf, gridFields, grids, headerFields, listKey } from '../../src/record/resource.ts';
import { hiddenStates, isMadeFor, mayAct, mayFill, maySee, openStates, sidesOf } from '../../src/record/sides.ts';
import { codeGroups } from '../../src/services/reference/codes/index.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Answer, type Client, type TestApp } from '../support/app.ts';
import { personWith } from '../support/persons.ts';
import { newBody } from '../support/records.ts';
import { walked } from '../support/walked.ts';
import { everyService } from '../support/services.ts';

let app: TestApp;
let db: pg.Client;
const who: Record<string, Client> = {};
const ownerCorp = 2;
const partnerCorp = 6;
/** By person: the company, and whether it has full authority. */
const known = {
  owner: { corpId: ownerCorp, writes: true },
  partner: { corpId: partnerCorp, writes: true },
  third: { corpId: 7, writes: true },
  reader: { corpId: ownerCorp, writes: false },
  visitor: undefined,
} as const;
type Person = keyof typeof known;
const named = Object.keys(known) as Person[];
/** The partner of what a company has with the operator is the operator. */
const peopleOf = (resource: Resource): Readonly<Record<Person, { corpId: number; writes: boolean } | undefined>> =>
  partnerField(resource) ? known : { ...known, partner: { corpId: systemCorpId, writes: true } };
const counts: Record<string, number> = {};
const count = (what: string) => void (counts[what] = (counts[what] ?? 0) + 1);

beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  db = new pg.Client({ connectionString: app.urls.ownerUrl });
  await db.connect();
  who['owner'] = await app.as('admin2');
  who['third'] = await app.as('admin7');
  who['reader'] = await personWith(app, '1');
  who['visitor'] = app.anonymous;
});
afterAll(async () => {
  console.info(
    `partner matrix: ${Object.values(counts).reduce((a, b) => a + b, 0)} checks (${Object.entries(counts)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')})`,
  );
  await db.end();
  await app.close();
});

/** Documents that a company makes for another; what the operator makes for companies has a suite of its own. */
const between = resources.filter((resource) => resource.parties && !isMadeFor(resource));
/** The field that names the partner; none where that is the operator. */
const partnerField = ({ parties = {} }: Resource): string | undefined =>
  Object.values(parties).find((field) => field !== ownerSide && field !== operatorSide);

async function placed(resource: Resource, state: string | undefined): Promise<Values> {
  const client = who['owner']!;
  const body = await (walked[resource.prefix]?.body?.(client) ?? newBody(resource, client));
  const made = await client.post<Values>(`/${resource.prefix}`, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id = made.body['id'];
  const partner = partnerField(resource);
  const sets = ['version = version', ...(partner ? [`${columnName(partner)} = ${partnerCorp}`] : [])];
  if (state !== undefined) sets.push(`${columnName(resource.state!.field)} = '${state}'`);
  await db.query(`update ${tableName(resource.prefix)} set ${sets.join(', ')} where id = $1`, [id]);
  const read = await client.get<Values>(`/${resource.prefix}/${String(id)}`);
  expect(read.status, JSON.stringify(read.body)).toBe(200);
  return read.body;
}

/** Of each type a value that is not the one that stands there. */
function otherValue(field: Field, now: unknown): unknown {
  const group = codeGroupOf(field);
  if (group)
    return codeGroups
      .find(({ grpCd }) => grpCd === group)!
      .codes.map(({ key }) => key)
      .find((key) => key !== now);
  for (const { field: like, valid } of examples)
    if (like.type === field.type)
      for (const { sent } of valid) {
        const parsed = typeOf(field).parse(sent, field);
        if ('value' in parsed && parsed.value !== null && String(parsed.value) !== String(now)) return parsed.value;
      }
  return undefined;
}
const statesOf = ({ state, ...resource }: Resource): readonly (string | undefined)[] => {
  if (!state) return [undefined];
  const group = codeGroupOf(headerFields(resource as Resource)[state.field]!);
  return codeGroups.find(({ grpCd }) => grpCd === group)!.codes.map(({ key }) => key);
};
/** In this state the record is not there for the company. */
const isHidden = (resource: Resource, record: Values, corpId: number): boolean => {
  const sides = sidesOf(resource, record, corpId);
  const state = String(record[resource.state?.field ?? '']);
  return sides.length > 0 && sides.every((side) => hiddenStates(resource, side)?.includes(state));
};
const stateForAll = (resource: Resource): string | undefined =>
  statesOf(resource).find((state) => !Object.values(resource.hiddenIn ?? {}).some((all) => all.includes(state ?? '')));
const at = ({ prefix }: Resource, record: Values) => `/${prefix}/${String(record['id'])}`;
const refusedFor = (person: Person): readonly number[] =>
  person === 'visitor' ? [401] : person === 'third' ? [404] : person === 'reader' ? [403] : [403];

describe.each(between.map((resource) => ({ prefix: resource.prefix, resource })))('$prefix', ({ resource }) => {
  const people = peopleOf(resource);
  beforeAll(async () => {
    who['partner'] = await app.as(partnerField(resource) ? 'admin6' : 'oper');
  });
  const header = headerFields(resource);

  test('each reads what its sides see, and nothing else is there at all', async () => {
    const record = await placed(resource, stateForAll(resource));
    for (const person of named) {
      const client = who[person]!;
      const read = await client.get<Values>(at(resource, record));
      count('reads');
      if (person === 'visitor' || person === 'third') {
        expect([401, 404], person).toContain(read.status);
        continue;
      }
      expect(read.status, person).toBe(200);
      const sides = sidesOf(resource, record, people[person]!.corpId);
      for (const [name, field] of Object.entries(header)) {
        if (field.secret || field.type === 'files') continue;
        expect(Object.hasOwn(read.body, name), `${person} ${name}`).toBe(maySee(field, sides));
        count('fields read');
      }
      for (const [grid, rows] of Object.entries(grids(resource)))
        for (const row of (read.body[listKey(grid, rows)] ?? []) as Values[])
          for (const [name, field] of Object.entries(gridFields(rows))) {
            if (field.type === 'files') continue;
            expect(Object.hasOwn(row, name), `${person} ${grid}.${name}`).toBe(
              maySee(field, sides) && maySee(rows, sides),
            );
            count('cells read');
          }
    }
  });

  if (resource.hiddenIn)
    test('who is not concerned yet finds no record, and nothing of it in any list', async () => {
      const hidden = Object.values(resource.hiddenIn ?? {}).flat();
      for (const state of hidden) {
        const record = await placed(resource, state);
        for (const person of named) {
          const company = people[person];
          if (!company || !isHidden(resource, record, company.corpId)) continue;
          count('hidden');
          for (const way of ['', '/history'])
            expect((await who[person]!.get(`${at(resource, record)}${way}`)).status, `${person} ${state}`).toBe(404);
          const list = await who[person]!.get<{ content: Values[] }>(
            `/${resource.prefix}/list?ids=${String(record['id'])}`,
          );
          expect(list.body.content ?? [], `${person} ${state}`).toEqual([]);
        }
      }
    });

  test('what a side does not see stands on no way out', async () => {
    const record = await placed(resource, stateForAll(resource));
    const secrets: { readonly seenBy: readonly string[]; readonly mark: string }[] = [];
    let next = 770_001;
    const hide = async (table: string, where: string, fields: Readonly<Record<string, Field>>) => {
      for (const [name, field] of Object.entries(fields)) {
        if (
          !field.seenBy ||
          field.type === 'rows' ||
          !['won', 'foreign', 'decimal', 'qty', 'integer'].includes(field.type)
        )
          continue;
        const mark = String((next += 7));
        await db.query(`update ${table} set ${columnName(name)} = ${mark} where ${where} = $1`, [record['id']]);
        secrets.push({ seenBy: field.seenBy, mark });
      }
    };
    await hide(tableName(resource.prefix), 'id', header);
    for (const [grid, rows] of Object.entries(grids(resource)))
      await hide(gridTableName(resource, grid), 'parent_id', gridFields(rows));
    const papers = !resource.printed
      ? []
      : resource.printed === true
        ? ['']
        : resource.printed.map((name) => `?paper=${name}`);
    const ways = [
      at(resource, record),
      `${at(resource, record)}/history`,
      `/${resource.prefix}/list?ids=${String(record['id'])}&columns=${Object.keys(header).join(',')}&sums=1`,
      ...papers.map((paper) => `${at(resource, record)}/print${paper}`),
      ...(resource.facts ? [`${at(resource, record)}/facts`] : []),
      ...(resource.lookups ?? []).map(({ paths }) => `/${paths[0]!}?ids=${String(record['id'])}`),
    ];
    for (const person of named) {
      const sides = people[person] ? sidesOf(resource, record, people[person].corpId) : [];
      for (const way of ways) {
        const answer = await who[person]!.get(way);
        for (const { seenBy, mark } of secrets) {
          count('ways out');
          if (!seenBy.some((side) => sides.includes(side)))
            expect(JSON.stringify(answer.body), `${person} ${way}`).not.toContain(mark);
        }
        if (person === 'third')
          expect(JSON.stringify(answer.body), `${person} ${way}`).not.toContain(String(record[resource.name]));
      }
    }
  });

  test('each writes what is its own while it is open to it, and nothing else changes', async () => {
    const open = new Set([...(resource.state?.open ?? []), ...Object.values(resource.state?.openTo ?? {}).flat()]);
    const closed = statesOf(resource).find((state) => state !== undefined && !open.has(state));
    for (const state of [...open, closed]) {
      const record = await placed(resource, state);
      const id = Number(record['id']);
      for (const person of named) {
        const company = people[person];
        const sides = company ? sidesOf(resource, record, company.corpId) : [];
        const lets =
          company?.writes === true &&
          openStates(resource, record, company.corpId).includes(String(record[resource.state?.field ?? '']));
        const attempt = async (
          table: string,
          key: string,
          rowId: unknown,
          name: string,
          field: Field,
          fillable: boolean,
          body: (value: unknown) => Values,
        ) => {
          const column = columnName(name);
          const value = async () =>
            (
              await db.query<{ v: unknown; version: number }>(
                `select t.${column}::text as v, h.version from ${table} t join ${tableName(resource.prefix)} h on h.id = $2 where t.${key} = $1`,
                [rowId, id],
              )
            ).rows[0]!;
          const before = await value();
          const other = otherValue(field, before.v);
          if (other === undefined) return;
          const answer = await who[person]!.patch<Values>(at(resource, record), {
            version: before.version,
            ...body(other),
          });
          const after = await value();
          count('writes');
          if (!fillable || !lets) expect(after.v, `${state} ${person} ${name}: ${answer.status}`).toEqual(before.v);
          if (!lets) expect([401, 403, 404, 409], `${state} ${person} ${name}`).toContain(answer.status);
        };
        for (const [name, field] of Object.entries(header)) {
          if (!typeOf(field).column(field) || field.type === 'json') continue;
          await attempt(
            tableName(resource.prefix),
            'id',
            id,
            name,
            field,
            !field.computed && mayFill(field, sides),
            (value) => ({ [name]: value }),
          );
        }
        for (const [grid, rows] of Object.entries(grids(resource))) {
          const table = gridTableName(resource, grid);
          const stored = async () =>
            (await db.query<{ id: string }>(`select id from ${table} where parent_id = $1 order by id`, [id])).rows.map(
              (row) => Number(row.id),
            );
          const [first] = await stored();
          if (first === undefined || rows.readOnly) continue;
          const keys = changeKeys(grid, rows);
          for (const [name, field] of Object.entries(gridFields(rows))) {
            if (!typeOf(field).column(field) || field.type === 'json') continue;
            await attempt(
              table,
              'id',
              first,
              name,
              field,
              !field.computed && mayFill(field, sides) && mayFill(rows, sides),
              (value) => ({
                [keys.update]: [{ id: first, [name]: value }],
              }),
            );
          }
          const adds = lets && mayFill(rows, sides) && (rows.addedBy?.some((side) => sides.includes(side)) ?? true);
          if (adds) continue;
          const version = async () =>
            (
              await db.query<{ version: number }>(`select version from ${tableName(resource.prefix)} where id = $1`, [
                id,
              ])
            ).rows[0]!.version;
          const before = await stored();
          await who[person]!.patch(at(resource, record), { version: await version(), [keys.delete]: [{ id: first }] });
          expect(await stored(), `${state} ${person} takes ${grid} away`).toEqual(before);
          await who[person]!.patch(at(resource, record), {
            version: await version(),
            [keys.insert]: [
              {
                uid: 'x',
                ...Object.fromEntries(
                  Object.entries(gridFields(rows))
                    .filter(([, field]) => field.required)
                    .map(([name, field]) => [name, otherValue(field, undefined)]),
                ),
              },
            ],
          });
          expect(await stored(), `${state} ${person} adds ${grid}`).toEqual(before);
          count('writes');
          count('writes');
        }
      }
    }
  }, 240_000);

  test('each step is taken by its side alone; only the owner takes the record away', async () => {
    const calls = (resource.actions ?? []).filter(({ internal }) => !internal) as readonly ActionButton[];
    for (const action of calls) {
      const record = await placed(resource, action.from?.[0]);
      for (const person of named) {
        const company = people[person];
        const may =
          company?.writes === true &&
          (!action.operator || company.corpId === systemCorpId) &&
          mayAct(resource, action, record, company.corpId);
        if (may) continue;
        const answer: Answer<Values> = await who[person]!.post(`${at(resource, record)}/${action.name}`, {
          version: record['version'],
        });
        const refused = company && isHidden(resource, record, company.corpId) ? [404] : refusedFor(person);
        expect(refused, `${person} ${action.name}: ${answer.status}`).toContain(answer.status);
        count('steps');
      }
      const { rows } = await db.query(`select version from ${tableName(resource.prefix)} where id = $1`, [
        record['id'],
      ]);
      expect(rows[0], action.name).toEqual({ version: record['version'] });
    }
    const record = await placed(resource, resource.state?.open[0]);
    for (const person of named.filter((name) => name !== 'owner')) {
      const answer = await who[person]!.del(at(resource, record));
      const hidden = people[person] && isHidden(resource, record, people[person].corpId);
      expect(hidden ? [404] : refusedFor(person), `${person} deletes: ${answer.status}`).toContain(answer.status);
      count('deletions');
    }
  });
});
