/** Every declared resource through one suite: its calls, its schema, its lookups, its trail. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { ownerSide, type Resource } from '../../src/core/resource.ts';
import { gridFields, grids, headerFields, listKey } from '../../src/record/resource.ts';
import { maySee } from '../../src/record/sides.ts';
import { schemaRows } from '../../src/record/schema.ts';
import { declarationFaults } from '../../src/services/check.ts';
import { resources } from '../../src/services/index.ts';
import { attacks, runs } from '../support/attacks.ts';
import {
  leaveErrorReport,
  leaveExport,
  leaveJournal,
  leaveMessage,
  startApp,
  type Client,
  type TestApp,
} from '../support/app.ts';
import { freeField, newBody } from '../support/records.ts';
import { writer } from '../support/writer.ts';
import { everyService } from '../support/services.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  await leaveMessage(app);
  await leaveJournal(app);
  await leaveExport(app);
  await leaveErrorReport(app);
});
afterAll(() => app.close());

const plain = (row: Values) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'uid'));
const rowsOf = (resource: Resource, record: Values) =>
  Object.fromEntries(
    Object.entries(grids(resource)).map(([g, rows]) => [g, (record[listKey(g, rows)] as Values[]).map(plain)]),
  );

test('the start-up check finds nothing wrong', () => {
  expect(declarationFaults()).toEqual([]);
});

/** A record to work on: a new one, or one that the system made where people make none. */
async function someRecord(resource: Resource, client: Client): Promise<Values> {
  if (!resource.without?.includes('create')) {
    const made = await client.post(`/${resource.prefix}`, await newBody(resource, client));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body;
  }
  const { body } = await client.get<{ content: Values[] }>(`/${resource.prefix}/list`);
  return (await client.get(`/${resource.prefix}/${String(body.content[0]!.id)}`)).body;
}

describe.each(resources.map((resource) => ({ prefix: resource.prefix, resource })))(
  '$prefix',
  ({ prefix, resource }) => {
    const at = `/${prefix}`;

    test('answers a new record with every field, and the schema of header and grids', async () => {
      const client = await writer(app, resource);
      const fresh = await client.get(`${at}/new`);
      expect(fresh.status).toBe(200);
      const sides = Object.entries(resource.parties ?? {}).flatMap(([side, field]) =>
        field === ownerSide ? [side] : [],
      );
      const open = Object.entries(headerFields(resource)).flatMap(([name, field]) =>
        field.secret || (sides.length && !maySee(field, sides)) ? [] : [name],
      );
      expect(Object.keys(fresh.body)).toEqual(expect.arrayContaining(open));
      const { body } = await client.get<{ content: Values[] }>(`/rs4/common/schema?divNm=${resource.table}`);
      expect(body.content.map((row) => row.elNm)).toEqual(
        schemaRows(resource)
          .filter((r) => r.divNm === resource.table)
          .map((r) => r.elNm),
      );
    });

    test('keeps what is sent, reads it, lists it, finds it', async () => {
      const client = await writer(app, resource);
      const record = await someRecord(resource, client);
      const read = await client.get(`${at}/${String(record.id)}`);
      expect(read.body).toMatchObject({ id: record.id, version: 1, delYn: 'N' });
      expect(rowsOf(resource, read.body)).toEqual(rowsOf(resource, record));
      const listed = await client.get<{ content: Values[]; page: Values }>(`${at}/list?ids=${String(record.id)}`);
      expect(listed.body.page).toMatchObject({ totalElements: 1, number: 1, size: 200, totalPages: 1 });
      expect(Object.keys(listed.body.content[0]!)).toEqual(expect.arrayContaining([...resource.list]));
      for (const name of resource.list)
        if (name in read.body) expect(listed.body.content[0]![name]).toEqual(read.body[name]);
      const word = resource.search.keyword.map((name) => read.body[name]).find((v) => typeof v === 'string');
      if (word) {
        const found = await client.get<{ content: Values[] }>(
          `${at}/list?keyword=${encodeURIComponent(String(word))}&size=1000`,
        );
        expect(found.body.content.map((row) => row.id)).toContain(record.id);
      }
    });

    const texts = Object.entries(headerFields(resource)).flatMap(([name, { type }]) => (type === 'html' ? [name] : []));
    if (texts.length > 0)
      test('keeps nothing that runs in its rich texts', async () => {
        const client = await writer(app, resource);
        const evil = Object.fromEntries(texts.map((name) => [name, `<p>말</p>${attacks.join('')}`]));
        const made = await client.post(at, { ...(await newBody(resource, client)), ...evil });
        expect(made.status, JSON.stringify(made.body)).toBe(201);
        const { body } = await client.get(`${at}/${String(made.body.id)}`);
        for (const name of texts) {
          expect(body[name]).toContain('<p>말</p>');
          expect(runs(String(body[name])), String(body[name])).toBe(false);
        }
      });

    test('sorts by every column of the list, both ways', async () => {
      const client = await writer(app, resource);
      for (const name of resource.list.filter((n) => n in headerFields(resource))) {
        for (const way of ['asc', 'desc'])
          expect((await client.get(`${at}/list?size=3&sort=${name},${way}`)).status, name).toBe(200);
      }
    });

    test('changes one field, counts the version, keeps a trail, refuses a stale version with the present record', async () => {
      const client = await writer(app, resource);
      const record = await someRecord(resource, client);
      const path = `${at}/${String(record.id)}`;
      const changed = await client.patch(path, { version: record.version, [freeField]: '바뀐 비고' });
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      expect(changed.body).toMatchObject({ [freeField]: '바뀐 비고', version: (record.version as number) + 1 });
      expect(rowsOf(resource, changed.body)).toEqual(rowsOf(resource, record));
      const stale = await client.patch<Values & { current: Values }>(path, {
        version: record.version,
        [freeField]: '늦은 비고',
      });
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({ code: 'E_CONFLICT', current: { [freeField]: '바뀐 비고' } });
      const history = await client.get<{ content: { changes: Values[]; act: string }[] }>(`${path}/history`);
      expect(history.body.content[0]).toMatchObject({
        act: 'update',
        changes: [{ field: freeField, to: '바뀐 비고' }],
      });
    });

    test('refuses unknown fields and a missing version, and writes nothing', async () => {
      const client = await writer(app, resource);
      const record = await someRecord(resource, client);
      const path = `${at}/${String(record.id)}`;
      const unknown = await client.patch(path, { version: record.version, nonsense: 1, [freeField]: 'x' });
      expect(unknown.body).toMatchObject({ status: 400, code: 'E_UNKNOWN' });
      const blind = await client.patch(path, { [freeField]: 'x' });
      expect(blind.body).toMatchObject({ status: 400, code: 'E_REQUIRED' });
      expect((await client.get(path)).body).toMatchObject({ version: record.version, [freeField]: record[freeField] });
    });

    test('empties of required fields are named one by one', async () => {
      const required = Object.entries(headerFields(resource)).filter(
        ([, f]) => f.required && !f.computed && !f.createOnly && !f.secret,
      );
      const client = await writer(app, resource);
      const record = await someRecord(resource, client);
      const body = { version: record.version, ...Object.fromEntries(required.map(([name]) => [name, ''])) };
      const answer = await client.patch<{ errors: Values[] }>(`${at}/${String(record.id)}`, body);
      // A flag is never empty: it falls to N.
      const named = required.filter(([, f]) => f.type !== 'yn').map(([name]) => name);
      if (named.length === 0) return;
      expect(answer.status).toBe(400);
      for (const field of named)
        expect(answer.body.errors).toContainEqual(expect.objectContaining({ code: 'E_REQUIRED', field }));
    });

    test('is offered by its lookups', async () => {
      const client = await writer(app, resource);
      for (const path of (resource.lookups ?? []).flatMap((lookup) => lookup.paths)) {
        const answer = await client.get<{ content: Values[] }>(`/${path}`);
        expect(answer.status, path).toBe(200);
        for (const row of answer.body.content)
          expect(Object.keys(row)).toEqual(expect.arrayContaining(['id', 'key', 'value', 'valueEn']));
      }
    });

    test('goes when deleted, alone or with others, all or nothing', async () => {
      // Those that only the system makes are deleted by tests of their own.
      if (resource.without?.length) return;
      const client = await writer(app, resource);
      const [one, two, three] = [
        await someRecord(resource, client),
        await someRecord(resource, client),
        await someRecord(resource, client),
      ];
      expect((await client.del(`${at}/${String(one.id)}`)).status).toBe(204);
      expect((await client.get(`${at}/${String(one.id)}`)).body).toMatchObject({ status: 404, code: 'E_NOTFOUND' });
      expect((await client.del(`${at}?ids=${String(two.id)},${String(one.id)}`)).status).toBe(404);
      expect((await client.get(`${at}/${String(two.id)}`)).status).toBe(200);
      expect((await client.del(`${at}?ids=${String(two.id)},${String(three.id)}`)).status).toBe(204);
      const listed = await client.get<{ content: Values[] }>(
        `${at}/list?ids=${[one, two, three].map((r) => r.id).join(',')}`,
      );
      expect(listed.body.content).toEqual([]);
    });

    test('rows of its grids are renumbered, changed and removed by their lists', async () => {
      const grid = Object.entries(grids(resource)).find(([, rows]) => !rows.readOnly && !rows.deleteOnly);
      if (!grid) return;
      const client = await writer(app, resource);
      const record = await someRecord(resource, client);
      const [name, rows] = grid;
      const first = (record[listKey(name, rows)] as Values[])[0]!;
      expect(first).toMatchObject({ sortNo: 1, uid: 'new' });
      const infix = listKey(name, rows).replace(/^./, (c) => c.toUpperCase());
      const path = `${at}/${String(record.id)}`;
      const changed = await client.patch(path, {
        version: 1,
        [`update${infix}`]: [{ id: first.id, remark: '행 비고' }],
      });
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      expect((changed.body[listKey(name, rows)] as Values[])[0]).toMatchObject({
        id: first.id,
        remark: '행 비고',
        sortNo: 1,
      });
      expect(Object.keys(gridFields(rows))).toContain('remark');
      const strange = await client.patch(path, { version: 2, [`update${infix}`]: [{ id: 987654321, remark: 'x' }] });
      expect(strange.body).toMatchObject({ status: 400, errors: [{ code: 'E_REF', grid: name }] });
      if (rows.required) return;
      const removed = await client.patch(path, { version: 2, [`delete${infix}`]: [{ id: first.id }] });
      expect(removed.status, JSON.stringify(removed.body)).toBe(200);
      expect(removed.body[listKey(name, rows)]).toEqual([]);
    });
  },
);
