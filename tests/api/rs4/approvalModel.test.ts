/**
 * The machine of approvals against a model of it (22-groupware; 3-decisions): sources, persons, steps, absences, drafting anew and
 * changes of the source in any order. What the model refuses is refused, what it allows happens and nothing else, and
 * nothing is confirmed or ordered but what was approved. `APPROVALS=n` takes n other sequences.
 */
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

const people = ['sales2', 'site2', 'purc2', 'admin2', 'acct2'] as const;
type Person = (typeof people)[number];

type Kind = 'AGREE' | 'APPR' | 'REF' | 'RECV';
const lines: readonly (readonly (readonly [Kind, Person])[])[] = [
  [['APPR', 'admin2']],
  [
    ['AGREE', 'site2'],
    ['APPR', 'admin2'],
  ],
  [
    ['APPR', 'site2'],
    ['REF', 'acct2'],
    ['APPR', 'purc2'],
  ],
  [
    ['AGREE', 'site2'],
    ['AGREE', 'purc2'],
    ['APPR', 'admin2'],
    ['RECV', 'acct2'],
  ],
  [
    ['APPR', 'purc2'],
    ['AGREE', 'site2'],
    ['APPR', 'admin2'],
  ],
];

/** What asks to be approved, and what becomes of it. */
interface Source {
  readonly prefix: string;
  readonly drafter: Person;
  /** Where approval leads. */
  readonly approved: string;
  /** Column and field of a line's price. */
  readonly price: readonly [column: string, field: string];
  /** A draft of a thousand lines' worth of 20,000. */
  create(): Promise<number>;
}

const sources: readonly Source[] = [
  {
    ...{ prefix: 'rs4/quot', drafter: 'sales2', approved: 'CONF', price: ['price', 'price'] },
    async create() {
      const made = await clients.sales2.post<Values>('/rs4/quot', {
        ...{ quotTitle: '본보기', shipId, clntId },
        insertItemList: [{ itemNm: '강재 교체', unitCd: 'KG', qty: '1000', price: '20000' }],
      });
      const started = await clients.sales2.post(`/rs4/quot/${String(made.body['id'])}/start`, {
        version: made.body['version'],
      });
      expect(started.status, JSON.stringify(started.body)).toBe(200);
      return made.body['id'] as number;
    },
  },
  {
    ...{ prefix: 'rs4/purc', drafter: 'purc2', approved: 'ORD', price: ['purc_price', 'purcPrice'] },
    async create() {
      const made = await clients.purc2.post<Values>('/rs4/purc', {
        ...{ clntId: supplierId, dlvDt: '2026-11-30' },
        insertItemList: [{ itemNm: '강재', unitCd: 'KG', qty: '1000', purcPrice: '20000' }],
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body['id'] as number;
    },
  },
];

type Move =
  | { readonly do: 'request'; readonly line: number }
  | { readonly do: 'approve' | 'reject' | 'arbitrate' | 'withdraw' | 'close' | 'redraft'; readonly who: Person }
  | { readonly do: 'save'; readonly price: number }
  | { readonly do: 'slip'; readonly price: number }
  | { readonly do: 'away'; readonly who: Person; readonly proxy: Person | undefined };

interface Row {
  readonly kind: Kind;
  readonly who: Person;
  act: string;
}
interface Document {
  readonly id: number;
  readonly price: number;
  readonly rows: Row[];
  st: string;
}

/** What ought to happen, told without a look at the product's own rules. */
class Model {
  private readonly source: Source;
  constructor(source: Source) {
    this.source = source;
  }
  price = 20_000;
  st = 'DRAFT';
  documents: Document[] = [];
  away = new Map<Person, Person>();
  get newest(): Document | undefined {
    return this.documents.at(-1);
  }

  private readonly acts = (row: Row) => row.kind === 'AGREE' || row.kind === 'APPR';

  private turn({ rows }: Document, who: Person): Row | undefined {
    const turns = rows.filter(({ act }) => act === 'TURN');
    const own = turns.find((row) => row.who === who);
    if (own || who === this.source.drafter) return own;
    return turns.find((row) => this.away.get(row.who) === who);
  }

  private next(document: Document): boolean {
    const waiting = document.rows.filter((row) => this.acts(row));
    if (waiting.some(({ act }) => act === 'TURN')) return true;
    for (const row of waiting.slice(waiting.findIndex(({ act }) => act === 'WAIT'))) {
      if (row.act !== 'WAIT') break;
      const first = !waiting.some(({ act }) => act === 'TURN');
      if (row.kind === 'APPR' && !first) break;
      row.act = 'TURN';
      if (row.kind === 'APPR') break;
    }
    return waiting.some(({ act }) => act === 'TURN');
  }

  private end(document: Document, st: 'REJECT' | 'WITHDRAW'): true {
    for (const row of document.rows) if (row.act === 'TURN') row.act = 'WAIT';
    document.st = st;
    if (this.st === 'APPR' && this.newest === document) this.st = 'DRAFT';
    return true;
  }

  private begin(id: number, rows: readonly (readonly [Kind, Person])[]): true {
    const document: Document = {
      id,
      price: this.price,
      st: 'PROG',
      // Whoever asks has no step of their own.
      rows: rows.filter(([, who]) => who !== this.source.drafter).map(([kind, who]) => ({ kind, who, act: 'WAIT' })),
    };
    this.documents.push(document);
    this.next(document);
    this.st = 'APPR';
    return true;
  }

  /** Whether the move goes; `made` is the document that it made. */
  move(move: Move, made: number): boolean {
    const document = this.newest;
    if (move.do === 'away') {
      if (move.proxy) this.away.set(move.who, move.proxy);
      else this.away.delete(move.who);
      return true;
    }
    if (move.do === 'slip' || move.do === 'save') {
      if (move.do === 'save' && this.st !== 'DRAFT') return false;
      this.price = move.price;
      return true;
    }
    if (move.do === 'request') return this.st === 'DRAFT' && this.begin(made, lines[move.line]!);
    if (!document) return false;
    if (move.do === 'redraft')
      return (
        move.who === this.source.drafter &&
        ['REJECT', 'WITHDRAW'].includes(document.st) &&
        this.st === 'DRAFT' &&
        this.begin(
          made,
          document.rows.map(({ kind, who }) => [kind, who]),
        )
      );
    if (document.st !== 'PROG') return false;
    const touched = document.rows.some((row) => this.acts(row) && !['WAIT', 'TURN'].includes(row.act));
    if (move.do === 'withdraw') return move.who === this.source.drafter && !touched && this.end(document, 'WITHDRAW');
    if (move.do === 'close') return move.who === 'admin2' && this.end(document, 'WITHDRAW');
    const row = this.turn(document, move.who);
    if (!row) return false;
    if (move.do === 'reject') {
      row.act = 'REJ';
      return this.end(document, 'REJECT');
    }
    const before = document.rows.map(({ act }) => act);
    row.act = row.who === move.who ? 'OK' : 'PROXY';
    if (move.do === 'arbitrate') {
      if (row.kind !== 'APPR') {
        row.act = 'TURN';
        return false;
      }
      row.act = 'ARB';
      for (const other of document.rows)
        if (this.acts(other) && ['WAIT', 'TURN'].includes(other.act)) other.act = 'SKIP';
    } else if (this.next(document)) return true;
    if (this.price !== document.price) {
      document.rows.forEach((other, i) => (other.act = before[i]!));
      return false;
    }
    document.st = 'DONE';
    this.st = this.source.approved;
    return true;
  }
}

let app: TestApp;
const clients = {} as Record<Person, Client>;
const ids = {} as Record<Person, number>;
const lineIds: number[] = [];
let [shipId, clntId, supplierId]: unknown[] = [];

beforeAll(async () => {
  app = await startApp();
  for (const who of people) clients[who] = await app.as(who);
  const users = await clients.admin2.get<{ content: Values[] }>('/platform/user/list?size=100');
  for (const who of people)
    ids[who] = users.body.content.find(({ loginId }) => loginId === `${who}@demo.example`)!['id'] as number;
  for (const [index, line] of lines.entries()) {
    const insertStepList = line.map(([stepTpCd, who]) => ({ stepTpCd, userId: ids[who] }));
    const made = await clients.admin2.post<Values>('/groupware/apprLine', {
      ...{ lineNm: `본보기 ${index}`, shareYn: 'Y' },
      insertStepList,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    lineIds.push(made.body['id'] as number);
  }
  const first = async (address: string) =>
    (await clients.sales2.get<{ content: Values[] }>(address)).body.content[0]!['id'];
  shipId = await first('/rs4/ship/list?keyword=HANBIT');
  clntId = await first(`/rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`);
  supplierId = await first(`/rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`);
});
afterAll(() => app.close());

const stored = async <R extends object>(statement: ReturnType<typeof sql>): Promise<R[]> =>
  (await app.database.read({ corpId: 2, userId: 0 }, [statement]))[0] as R[];
const write = (statement: ReturnType<typeof sql>) =>
  app.database.write({ corpId: 2, userId: 0 }, (tx) => tx.query(statement));

const tableOf = (prefix: string) => prefix.replace('/', '_');

/** Makes the move by the calls that screens make; answers whether it went, and the document that it made. */
async function make(
  move: Move,
  { prefix, drafter, price: [column, field] }: Source,
  source: number,
  document: number | undefined,
): Promise<{ went: boolean; made: number; said: string }> {
  if (move.do === 'away') {
    const from = move.proxy ? '2026-11-19' : null;
    await write(sql`update platform_user set abs_from_dt = ${from}::date, abs_to_dt = ${move.proxy ? '2026-11-21' : null}::date,
      proxy_user_id = ${move.proxy ? ids[move.proxy] : null}::bigint where id = ${ids[move.who]}::bigint`);
    return { went: true, made: 0, said: '' };
  }
  if (move.do === 'slip') {
    // Past every rule, as a fault of the product would.
    await write(
      sql`update ${sql.table(`${tableOf(prefix)}_item`)} set ${sql.ref(column)} = ${move.price} where parent_id = ${source}::bigint`,
    );
    return { went: true, made: 0, said: '' };
  }
  const [place, id] =
    move.do === 'request' || move.do === 'save' ? [prefix, source] : ['groupware/appr', document ?? 0];
  const [row] = await stored<{ version: number; item: number | null }>(
    sql`select t.version, (select i.id from ${sql.table(`${tableOf(prefix)}_item`)} i where i.parent_id = t.id limit 1) as item
      from ${sql.table(tableOf(place))} t where t.id = ${id}::bigint`,
  );
  const version = row?.version;
  const answer =
    move.do === 'save'
      ? await clients[drafter].patch<Values>(`/${prefix}/${id}`, {
          version,
          updateItemList: [{ id: row!.item, [field]: String(move.price) }],
        })
      : await clients[move.do === 'request' ? drafter : move.who].post<Values>(
          `/${place}/${id}/${move.do === 'request' ? 'requestAppr' : move.do}`,
          {
            version,
            // That the drafter may stand in for an approver is said before; who knows it asks all the same.
            ...(move.do === 'request' ? { lineId: lineIds[move.line], confirmed: ['apprProxyDrafts'] } : {}),
            ...(move.do === 'reject' || move.do === 'close' ? { opinion: '본보기' } : {}),
          },
        );
  const said = `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`;
  expect([200, 400, 403, 404, 409], said).toContain(answer.status);
  const made = move.do === 'request' ? answer.body['apprId'] : answer.body['id'];
  return { went: answer.status === 200, made: Number(made ?? 0), said };
}

const anybody = fc.constantFrom(...people);
const price = fc.constantFrom(20_000, 25_000, 500_000);
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('request' as const), line: fc.nat(lines.length - 1) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const, 'arbitrate' as const),
      who: anybody,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('withdraw' as const, 'close' as const, 'redraft' as const),
      who: anybody,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'slip' as const), price }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('away' as const),
      who: fc.constantFrom<Person>('site2', 'purc2', 'admin2'),
      proxy: fc.option(anybody, { nil: undefined }),
    }),
  },
);

const others = Number(process.env['APPROVALS'] ?? 0);

test.each(sources)(
  'the machine of $prefix does what the model says, and lets nothing on that was not approved as it is',
  async (what) => {
    let confirmed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(moves, { minLength: 8, maxLength: 22 }), async (sequence) => {
        await write(sql`update platform_user set abs_from_dt = null, abs_to_dt = null, proxy_user_id = null`);
        const model = new Model(what);
        const source = await what.create();
        const told: string[] = [];
        for (const move of [{ do: 'request', line: 1 } as const, ...sequence]) {
          if (move.do === 'away' && move.who === move.proxy) continue;
          const { went, made, said } = await make(move, what, source, model.newest?.id);
          told.push(`${JSON.stringify(move)} ${said}`);
          expect(model.move(move, made), told.join('\n')).toBe(went);
          const [now] = await stored<{ st: string }>(
            sql`select st_cd as st from ${sql.table(tableOf(what.prefix))} where id = ${source}::bigint`,
          );
          const documents = await stored<{ id: number; st: string; acts: string[] }>(
            sql`select d.id::int as id, d.st_cd as st, (select array_agg(s.act_cd order by s.sort_no) from groupware_appr_steps s
              where s.parent_id = d.id) as acts from groupware_appr d where d.src_tbl = ${what.prefix.replace('/', '_').toUpperCase()} and d.src_id = ${source}::bigint
            order by d.id`,
          );
          expect({ st: now!.st, documents }, told.join('\n')).toEqual({
            st: model.st,
            documents: model.documents.map(({ id, st, rows }) => ({ id, st, acts: rows.map(({ act }) => act) })),
          });
          if (now!.st === what.approved) break;
        }
        if (model.st === what.approved) {
          confirmed += 1;
          expect(model.newest!.price).toBe(model.price);
        }
      }),
      others ? { numRuns: others } : { numRuns: 30, seed: 22 },
    );
    // Sequences in which nothing is ever confirmed prove nothing.
    expect(confirmed).toBeGreaterThan(others ? others / 12 : 3);
  },
  300_000,
);
