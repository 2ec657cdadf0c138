/** Every field type through one suite: sent, stored, answered, listed, shown, refused; as header field and as cell. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormatContext, Values } from '../../src/core/field.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { examples } from '../../src/fields/examples.ts';
import { fieldTypes, typeOf } from '../../src/fields/index.ts';
import { schemaRows } from '../../src/record/schema.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { everyType, sampleFields, samples } from '../support/samples.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp({
    resources: [...resources, ...samples],
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables([...resources, ...samples]).filter((t) => t.name.startsWith('sample_'))));
      await client.end();
    },
  });
  admin = await app.as('admin2');
});
afterAll(() => app.close());

const names = Object.keys(sampleFields);
const shownWith: FormatContext = { lang: 'ko', codeName: (group, key) => `${group}.${key}` };
const at = '/sample/type';

test('every registered type has examples', () => {
  const covered = new Set(examples.map(({ field }) => field.type));
  // A number is drawn, files and rows have no value of their own; the samples use all three.
  const other = new Set(['docNo', 'files', 'rows']);
  expect(Object.keys(fieldTypes).filter((type) => !covered.has(type) && !other.has(type))).toEqual([]);
});

describe.each(examples.map((example, i) => ({ ...example, key: names[i]! })))(
  '$key',
  ({ field, valid, invalid, key }) => {
    const type = typeOf(field);
    const secret = field.secret === true;

    test.each(valid)('keeps $sent', async ({ sent, stored = sent, shown }) => {
      const made = await admin.post<Values & { lineList: Values[] }>(at, {
        nm: 'x',
        [key]: sent,
        insertLineList: [{ uid: 'u', nm: 'y', [key]: sent }],
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const read = await admin.get<Values & { lineList: Values[] }>(`${at}/${String(made.body.id)}`);
      const listed = await admin.get<{ content: Values[] }>(`${at}/list?ids=${String(made.body.id)}`);
      for (const place of [
        made.body,
        made.body.lineList[0]!,
        read.body,
        read.body.lineList[0]!,
        listed.body.content[0]!,
      ]) {
        if (secret) expect(place).not.toHaveProperty(key);
        else expect(place[key]).toEqual(stored);
      }
      if (shown !== undefined) expect(type.format(stored, field, shownWith)).toBe(shown);
      expect(() => type.excel(field).toCell(stored)).not.toThrow();
    });

    test.each(invalid)('refuses $sent with $code', async ({ sent, code }) => {
      const header = await admin.post<{ errors: Values[] }>(at, { nm: 'x', [key]: sent });
      expect(header.status).toBe(400);
      expect(header.body.errors).toContainEqual(expect.objectContaining({ code, field: key }));
      const row = await admin.post<{ errors: Values[] }>(at, { nm: 'x', insertLineList: [{ uid: 'r1', [key]: sent }] });
      expect(row.status).toBe(400);
      expect(row.body.errors).toContainEqual(
        expect.objectContaining({ code, field: key, grid: 'line', row: 1, uid: 'r1' }),
      );
    });

    test('what is answered may be sent back unchanged', () => {
      for (const { sent } of valid) {
        const once = type.parse(sent, field);
        if (!('value' in once)) throw new Error(`${String(sent)} was refused`);
        expect(type.parse(once.value, field)).toEqual(once);
      }
    });

    test('has a schema row for header and cell, and says what it is in OpenAPI', () => {
      const rows = schemaRows(everyType);
      for (const divNm of ['SM_TYPE', 'SM_TYPE_LINE']) {
        expect(rows.find((r) => r.divNm === divNm && r.elNm === key)).toMatchObject({ required: 'Y' });
      }
      expect(Object.keys(type.openapi(field)).length).toBeGreaterThan(0);
      expect(type.width(field)).toBeGreaterThan(20);
    });
  },
);

test('a document number is drawn by the server, counts up and cannot be sent', async () => {
  const [first, second] = [await admin.post(at, { nm: 'a', no: 'SM-9999-9999' }), await admin.post(at, { nm: 'b' })];
  expect(first.body.no).toMatch(/^SM-2611-\d{4}$/);
  expect(Number(String(second.body.no).slice(-4))).toBe(Number(String(first.body.no).slice(-4)) + 1);
});
