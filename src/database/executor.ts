/** What runs statements: each for one actor, whose company row-level security enforces. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Sealer } from '../core/sealed.ts';
import type { Heard } from './listen.ts';

/** For whom a statement runs. `userId` 0 is the system itself (nightly work, sign-in before a user is known). */
export interface Actor {
  readonly corpId: number;
  readonly userId: number;
  /** The moment that written rows carry; absent: the database's own. */
  readonly now?: Date;
}

export type Row = Record<string, unknown>;

export type Statement = RawBuilder<unknown>;

export interface Transaction {
  readonly actor: Actor;
  query<R extends object = Row>(statement: Statement): Promise<R[]>;
}

/** Row lists of several statements. */
export type Answers = readonly (readonly object[])[];

export interface Database {
  /** Seals what fields declared `sealed` hold; absent where nothing of the kind is written (demo data). */
  readonly sealer?: Sealer;
  /**
   * Statements of one read-only transaction, sent together: one round trip. Answers a row list for each, `A` in their
   * order: `read<[Customer[], Vessel[]]>(…)`.
   */
  read<A extends Answers = Row[][]>(actor: Actor, statements: readonly Statement[]): Promise<A>;
  /**
   * Reads more rows than one answer should hold: `work` is given what the first statements answer and the rows of
   * `wanted.rows` in batches, all as of one moment. A signal ends the statement under way.
   */
  scroll<T>(
    actor: Actor,
    wanted: Scroll,
    work: (answers: Row[][], batches: AsyncIterable<Row[]>) => Promise<T>,
  ): Promise<T>;
  /** One statement by itself, for nobody: row-level security shows it nothing but what it announces a company for. */
  ask(statement: Statement): Promise<Row[]>;
  /**
   * A transaction; rolled back when `work` throws. Where the database sends it back because two waited for each other, `work` runs
   * once more from its beginning: what it does beyond the transaction must bear that.
   */
  write<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** How many transactions were tried once more since the process began. */
  retried?(): number;
  /** Hears what transactions announce with `pg_notify`, on a connection of its own; answers what ends it. */
  listen(channel: string, heard: Heard): () => Promise<void>;
  close(): Promise<void>;
}

export interface Scroll {
  readonly first: readonly Statement[];
  readonly rows: Statement;
  /** Rows of a batch. */
  readonly size: number;
  readonly signal: AbortSignal;
}

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Text and parameters as the driver takes them. */
export const compile = (statement: Statement): { text: string; values: unknown[] } => {
  const { sql, parameters } = statement.compile(compiler);
  return { text: sql, values: [...parameters] };
};
