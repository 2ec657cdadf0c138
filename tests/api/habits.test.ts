/** Statements whose plans are kept answer each caller as if planned anew. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Client, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface List {
  readonly content: readonly { readonly id: number }[];
}
const idsOf = async (client: Client) => (await client.get<List>('/rs4/clnt/list')).body.content.map(({ id }) => id);

describe('kept plans', () => {
  it('show each company its own rows, however often both ask', async () => {
    const [yard, other] = await Promise.all([app.as('admin2'), app.as('admin7')]);
    const [first, foreign] = [await idsOf(yard), await idsOf(other)];
    expect(first.length).toBeGreaterThan(0);
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await idsOf(yard)).toEqual(first);
      expect(await idsOf(other)).toEqual(foreign);
    }
    expect(foreign.filter((id) => first.includes(id))).toEqual([]);
  });

  it('are named by the connections that keep them', async () => {
    const actor = { corpId: 2, userId: 0 };
    const kept = sql`select count(*)::int as n from pg_prepared_statements where name like 'habit%'`;
    for (let turn = 0; turn < 20; turn += 1) await app.database.read(actor, [sql`select ${turn}::int as turn`]);
    const [[row]] = (await app.database.read(actor, [kept])) as [[{ n: number }]];
    expect(row.n).toBeGreaterThan(0);
  });
});
