/** What a service adds to the generic pipeline: rules that need the database, actions, lookups. One object a resource. */
import type { Values } from '../core/field.ts';
import type { Level } from '../core/authority.ts';
import type { Problem } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';
import type { Row, Statement, Transaction } from './executor.ts';

/** For whom and when something happens; the same for every step of one call. */
export interface Call {
  readonly corpId: number;
  readonly userId: number;
  /** A user of the system company. */
  readonly operator: boolean;
  readonly lang: 'ko' | 'en';
  readonly now: Date;
  /** Today in Asia/Seoul. */
  readonly today: string;
  /** Outside production some answers carry what a person could otherwise only receive by message. */
  readonly production: boolean;
  /** Keyed hash of the application, for what must not be kept; absent where no server runs. */
  readonly seal?: (purpose: string, ...parts: readonly string[]) => Buffer;
}

export interface SaveStep extends Call {
  readonly tx: Transaction;
  readonly resource: Resource;
}

export interface Action {
  /** Menu authority demanded; 2 unless stated. */
  readonly level?: Level;
  readonly operator?: boolean;
  /** Statuses from which it goes, and the one it leads to; both optional. */
  readonly from?: readonly string[];
  readonly to?: string;
  /** Works on the stored record inside the transaction; answers header changes, and what the answer carries besides. */
  run?(step: SaveStep, stored: Values, body: Values): Promise<{ changes?: Values; answer?: Values } | void>;
}

export interface ResourceLookup {
  /** Rows of `GET /api/{path}`; runs as the caller, so row-level security holds. */
  readonly path: string;
  /** Names of the parameters that it can be asked by. */
  readonly parameters?: readonly string[];
  readonly rows: (call: Call, query: Readonly<Record<string, string>>) => Statement;
}

/** Records are whole: `{field: value, grid: row[]}`; `stored` is null for a new one. Problems refuse the save. */
export interface Behaviour {
  /** Fills in values before validation (derived codes, defaults from other records). Mutates `record`. */
  prepare?(step: SaveStep, record: Values, stored: Values | null): Promise<void> | void;
  /** Rules that need the database. */
  check?(step: SaveStep, record: Values, stored: Values | null): Promise<readonly Problem[]> | readonly Problem[];
  /** After the rows are written, in the same transaction; may add to the answer. */
  after?(step: SaveStep, record: Values, stored: Values | null): Promise<void> | void;
  checkDelete?(step: SaveStep, stored: Values): Promise<readonly Problem[]> | readonly Problem[];
  /** Adds to the defaults of `GET …/new`. */
  fresh?(call: Call, record: Values): Promise<void> | void;
  /** Further columns of the list: name and SQL expression over the alias `t`. */
  readonly listColumns?: Readonly<Record<string, Statement>>;
  readonly actions?: Readonly<Record<string, Action>>;
  readonly lookups?: readonly ResourceLookup[];
}

export type Behaviours = Readonly<Record<string, Behaviour>>;
export type { Row };
