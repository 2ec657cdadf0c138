/** The description at /api/docs: complete, of sound structure, and true to what the server answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { behaviours } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { startApp, type TestApp } from '../../support/app.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema?: Values }[];
  readonly responses: Readonly<
    Record<string, { description?: string; content?: Record<string, { schema: { properties?: Values } }> }>
  >;
}
interface Description {
  readonly openapi: string;
  readonly info: Values;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await startApp();
  description = (await app.anonymous.get<Description>('/docs/json')).body;
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      what: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

test('every operation has a name, answers, and exactly the path parameters of its address', () => {
  expect(description).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
    info: { title: expect.any(String), version: expect.any(String) },
  });
  const names = new Set<string>();
  for (const { what, path, operation } of operations()) {
    expect(operation.operationId ?? operation.summary, what).toBeTruthy();
    if (operation.operationId) {
      expect(names.has(operation.operationId), operation.operationId).toBe(false);
      names.add(operation.operationId);
    }
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const declared = (operation.parameters ?? []).filter((p) => p.in === 'path');
    expect(declared.map((p) => p.name).sort(), what).toEqual(inPath);
    for (const p of declared) expect(p.required, what).toBe(true);
    const twice = (operation.parameters ?? []).map((p) => `${p.in} ${p.name}`);
    expect(new Set(twice).size, what).toBe(twice.length);
    expect(Object.keys(operation.responses).length, what).toBeGreaterThan(0);
    for (const response of Object.values(operation.responses)) expect(response.description, what).toBeTruthy();
  }
});

test('every call of every resource and lookup is described', () => {
  const described = new Set(operations().map(({ what }) => what));
  for (const { prefix, without, lookups, actions } of resources) {
    const calls = [
      ...['list', 'new', '{id}', '{id}/history'].map((part) => `GET /api/${prefix}/${part}`),
      `PATCH /api/${prefix}/{id}`,
      ...(without?.includes('create') ? [] : [`POST /api/${prefix}`]),
      ...(without?.includes('delete') ? [] : [`DELETE /api/${prefix}/{id}`, `DELETE /api/${prefix}`]),
      ...(actions ?? [])
        .flatMap(({ name, internal }) => (internal ? [] : [name]))
        .map((name) => `POST /api/${prefix}/{id}/${name}`),
      ...(lookups ?? []).flatMap(({ paths }) => paths.map((path) => `GET /api/${path}`)),
      ...(behaviours[prefix]?.lookups ?? []).map(({ path }) => `GET /api/${path}`),
    ];
    for (const call of calls) expect(described, call).toContain(call);
  }
});

test('a record carries exactly what its description names', async () => {
  const operator = await app.as('oper');
  for (const { prefix, parties = {} } of resources) {
    const { body } = await operator.get<{ content: Values[] }>(`/${prefix}/list?size=1`);
    if (!body.content[0]) continue;
    const record = (await operator.get<Values>(`/${prefix}/${String(body.content[0].id)}`)).body;
    const schema =
      description.paths[`/api/${prefix}/{id}`]!.get!.responses['200']!.content!['application/json']!.schema;
    const described = Object.keys(schema.properties!).sort();
    const carried = Object.keys(record).sort();
    // Of a document between other companies the operator sees its share.
    const sides = Object.values(parties);
    const shared = sides.some((field) => field !== 'corpId') && !sides.includes('operator');
    expect(carried, prefix).toEqual(shared ? described.filter((name) => carried.includes(name)) : described);
  }
});

test('the page comes with the policy of every other page, and runs no inline script', async () => {
  const page = await app.app.inject({ method: 'GET', url: '/api/docs' });
  const home = await app.app.inject({ method: 'GET', url: '/health/live' });
  expect(page.statusCode).toBe(200);
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
    expect(page.headers[name], name).toBe(home.headers[name]);
  }
  expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
  for (const [, address] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await app.app.inject({ method: 'GET', url: address! })).statusCode, address).toBe(200);
  }
});
