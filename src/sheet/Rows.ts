/**
 * The rows of a grid as a form holds them: one value that is never written into. react-hook-form copies lists and plain
 * objects, and hands instances of a class through; so ten thousand rows stay the same objects, and a list that did not
 * change is the same instance.
 */
import { copyRows, deleteRows, dropRows, insertRows, moveRows } from './editing.ts';
import type { Row, Turned } from './editing.ts';
import { rowChanges } from './rowChanges.ts';
import type { RowChanges } from './rowChanges.ts';

/** Of one list there is one instance: whether rows changed is told by identity. */
const instances = new WeakMap<readonly Row[], Rows>();
let stamps = 0;

export class Rows {
  /** Out of the reach of whoever compares or copies key by key. */
  readonly #list: readonly Row[];
  readonly #stamp = (stamps += 1);

  private constructor(list: readonly Row[]) {
    this.#list = list;
  }

  static of(list: readonly Row[]): Rows {
    let rows = instances.get(list);
    if (!rows) instances.set(list, (rows = new Rows(list)));
    return rows;
  }

  /** Every row, also those that the next save takes away. */
  get list(): readonly Row[] {
    return this.#list;
  }

  /** Before the row of that key; at the end without a key. */
  insert(added: readonly Row[], before?: string): Rows {
    return Rows.of(insertRows(this.#list, added, before));
  }

  /** Copies of neighbouring rows below them, without ids and computed values. */
  copy(first: number, last: number, computed: readonly string[], turned?: Turned): Rows {
    return Rows.of(copyRows(this.#list, first, last, computed, turned));
  }

  /** Rows as `change` makes them; the same instance when it leaves every one as it is. */
  update(change: (row: Row) => Row): Rows {
    const next = this.#list.map(change);
    return next.some((row, index) => row !== this.#list[index]) ? Rows.of(next) : this;
  }

  /** Marked, or gone at once where they were never saved; marks are taken back when all have one. */
  delete(first: number, last: number): Rows {
    return Rows.of(deleteRows(this.#list, first, last));
  }

  /** Neighbouring rows one place up (-1) or down (1). */
  move(first: number, last: number, by: -1 | 1): Rows {
    return Rows.of(moveRows(this.#list, first, last, by));
  }

  /** Neighbouring rows dropped on another one. */
  drop(first: number, last: number, over: number): Rows {
    return Rows.of(dropRows(this.#list, first, last, over));
  }

  /** What a save must say to turn the rows as they were loaded into these. */
  changes(from: Rows, names: readonly string[]): RowChanges {
    return rowChanges(from.#list, this.#list, names);
  }

  /** react-admin compares records by their JSON each time it draws a form: a number says as much as ten thousand rows. */
  toJSON(): number {
    return this.#stamp;
  }
}
