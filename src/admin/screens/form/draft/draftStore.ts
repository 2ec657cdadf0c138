/**
 * Unsaved work on this machine, each piece under the person and company it belongs to: in IndexedDB, so that it
 * survives a reload, a crash and a logout (3-decisions 4, "unsaved changes").
 */
import { createStore, del, delMany, entries, promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import type { Values } from '../../../../core/field.ts';
import type { Row } from '../../../../sheet/editing.ts';
import type { PersonKey } from '../../../../session/session.ts';

/** Where a piece of work belongs: a screen, and `new`, `copy:7` or the id of a record. */
export interface DraftPlace extends PersonKey {
  readonly screen: string;
  readonly record: string;
}

interface About {
  readonly id: string;
  /** When it was kept, in ms. */
  readonly at: number;
  readonly count: number;
}
export interface Draft extends About {
  /** As loaded, with the version of then. */
  readonly base: Values;
  readonly values: Values;
}

/** Rows of a grid that a draft has changed. */
export interface KeptRows {
  /** In their order; what is as it was loaded by its key alone. */
  readonly rows: readonly (string | Row)[];
  /** Keys as they were loaded, and the loaded rows that were changed or taken away. */
  readonly order: readonly string[];
  readonly was: readonly Row[];
}
/** A draft as it rests: headers of both sides, and the lists that differ. */
export interface Kept {
  readonly base: Values;
  readonly values: Values;
  readonly lists: Readonly<Record<string, KeptRows>>;
}
export type KeptDraft = About & Kept;

/** Company, person, screen, record, id: what a key must begin with to be somebody's. */
type Key = [number, number, string, string, string];
const keyOf = (place: DraftPlace, id: string): Key => [place.corpId, place.id, place.screen, place.record, id];

const keptForMs = 14 * 86_400_000;

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('hangro-work', 'drafts'));

/** A browser that keeps nothing (private mode, full disk) must not stop anybody's work. */
const quietly = <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
  Promise.resolve()
    .then(work)
    .catch(() => otherwise);

/** It is committed in the same breath: of a page that goes, the browser finishes no transaction that still waits for an answer. */
export const keepDraft = (place: DraftPlace, draft: KeptDraft): Promise<void> =>
  quietly(
    () =>
      store()('readwrite', (drafts) => {
        drafts.put(draft, keyOf(place, draft.id));
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      }),
    undefined,
  );

export const dropDraft = (place: DraftPlace, id: string): Promise<void> =>
  quietly(() => del(keyOf(place, id), store()), undefined);

/** Drafts of a place, the newest first. What is older than 14 days is swept, whoever it belongs to. */
export function draftsOf(place: DraftPlace, now: number = Date.now()): Promise<readonly KeptDraft[]> {
  return quietly(async () => {
    const all = await entries<Key, KeptDraft>(store());
    const old = all.filter(([, draft]) => now - draft.at > keptForMs);
    if (old.length > 0)
      await delMany(
        old.map(([key]) => key),
        store(),
      );
    const mine = JSON.stringify(keyOf(place, '').slice(0, 4));
    return all
      .filter(([key, draft]) => JSON.stringify(key.slice(0, 4)) === mine && now - draft.at <= keptForMs)
      .map(([, draft]) => draft)
      .toSorted((a, b) => b.at - a.at);
  }, []);
}

const lockOf = (id: string) => `hangro-draft-${id}`;

/** Says that a form of this tab is working on a draft, until what it answers is called; a crash gives it free. */
export function holdDraft(id: string): () => void {
  let free: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (free = resolve));
  void navigator.locks?.request(lockOf(id), () => until).catch(() => undefined);
  return free;
}

/** Drafts that some form, in any tab, is working on. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name));
}
export const isHeld = (held: ReadonlySet<string>, { id }: Pick<KeptDraft, 'id'>): boolean => held.has(lockOf(id));
