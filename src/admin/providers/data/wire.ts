/** What the methods of the data provider share with each other and with those who ask them. */
import type { LeftOut } from '../../../record/counted.ts';

export type { Query } from '../../../session/calls/transport.ts';
export type { Downloaded } from '../../../session/calls/files.ts';

export interface Asked {
  readonly signal?: AbortSignal | undefined;
}

/** An answer of several rows. */
export interface Content<T> {
  readonly content: readonly T[];
}

/** A page of a list (00-conventions 1.1). */
export interface Page<T> extends Content<T> {
  readonly page: {
    readonly totalElements: number;
    readonly size: number;
    readonly number: number;
    readonly totalPages: number;
  };
  readonly sums?: Readonly<Record<string, string>>;
  /** What the sums leave out. */
  readonly uncounted?: LeftOut;
}
