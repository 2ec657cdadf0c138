/** A person's settings: answered at once from this browser, kept on the server so that they follow the person. */
import { localStorageStore } from 'react-admin';
import type { Store } from 'react-admin';
import type { PersonCalls } from './data/person.ts';

/** Keys that travel; everything else stays in this browser. */
const travels = (key: string) => /^(list|form|desk):/.test(key);

const unsent = (key: string) => `unsent.${key}`;

/** Where the settings are kept for all machines of the person. */
export type Preferences = Pick<PersonCalls, 'preferences' | 'savePreference'>;

const locals = new WeakMap<Store, Store>();

/** What stands in this browser as long as the person has said nothing else anywhere: it does not travel. */
export const setHere = (store: Store, key: string, value: unknown): void =>
  (locals.get(store) ?? store).setItem(key, value);

/**
 * `local` is the cache; `waitMs` is how long a value must rest before it is sent. `isHere` tells whether the person is
 * still logged in: what comes or would go later is nobody's, for another may work in this browser by then.
 */
export function personStore(
  local: Store,
  server: Preferences,
  waitMs = 600,
  isHere: () => boolean = () => true,
): Store {
  const asked = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let batch: string[] = [];

  const fetchBatch = async () => {
    const keys = batch;
    batch = [];
    const values = await server.preferences(keys).catch(() => undefined);
    if (!isHere()) return;
    for (const key of keys) {
      const value = values?.get(key);
      // What was changed here and never arrived is newer than what the server has.
      if (local.getItem(unsent(key))) void save(key);
      else if (value !== undefined && value !== null) local.setItem(key, value);
    }
  };
  const ask = (key: string) => {
    if (!travels(key) || asked.has(key)) return;
    asked.add(key);
    if (batch.push(key) === 1) setTimeout(() => void fetchBatch(), 0);
  };
  const save = async (key: string) => {
    if (!isHere()) return;
    await server.savePreference(key, local.getItem(key) ?? null).then(
      () => local.removeItem(unsent(key)),
      () => undefined,
    );
  };
  const send = (key: string) => {
    if (!travels(key)) return;
    local.setItem(unsent(key), true);
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void save(key), waitMs),
    );
  };

  const store: Store = {
    ...local,
    subscribe: (key, callback) => {
      ask(key);
      return local.subscribe(key, callback);
    },
    setItem: (key, value) => {
      local.setItem(key, value);
      send(key);
    },
    removeItem: (key) => {
      local.removeItem(key);
      send(key);
    },
  };
  locals.set(store, local);
  return store;
}

/** The browser's own part, apart for each person who uses this machine. */
export const localStore = (userId: number): Store => localStorageStore('1', `hangro${userId}`);
