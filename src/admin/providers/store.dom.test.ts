import { describe, expect, it } from 'vitest';
import { localStore, personStore, setHere } from './store.ts';
import type { Preferences } from './store.ts';

/** A server that keeps values in memory and counts how often it is asked. */
class Keeper implements Preferences {
  readonly values = new Map<string, unknown>();
  readonly loads: (readonly string[])[] = [];
  reachable = true;
  async preferences(keys: readonly string[]) {
    this.loads.push(keys);
    return new Map(keys.flatMap((key) => (this.values.has(key) ? [[key, this.values.get(key)] as const] : [])));
  }
  async savePreference(key: string, value: unknown) {
    if (!this.reachable) throw new Error('unreachable');
    this.values.set(key, value);
  }
}
let person = 1;
const rest = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));
const watch = (store: ReturnType<typeof personStore>, key: string) => {
  const seen: unknown[] = [];
  store.subscribe(key, (value) => seen.push(value));
  return seen;
};

describe('personStore', () => {
  it('asks the server once for all keys first watched together, and tells their watchers', async () => {
    const server = new Keeper();
    server.values.set('list:a', { width: 90 });
    const store = personStore(localStore(person++), server, 1);
    const seen = watch(store, 'list:a');
    watch(store, 'list:b');
    watch(store, 'list:a');
    await rest();
    expect(server.loads).toEqual([['list:a', 'list:b']]);
    expect(seen).toEqual([{ width: 90 }]);
    expect(store.getItem('list:a')).toEqual({ width: 90 });
  });
  it('answers a change at once and sends only where it came to rest', async () => {
    const server = new Keeper();
    const store = personStore(localStore(person++), server, 5);
    store.setItem('list:a', 1);
    store.setItem('list:a', 2);
    expect(store.getItem('list:a')).toBe(2);
    expect(server.values.size).toBe(0);
    await rest();
    expect(server.values.get('list:a')).toBe(2);
  });
  it('keeps nothing that comes after the person has left, and sends nothing of theirs any more', async () => {
    const server = new Keeper();
    server.values.set('list:a', 'theirs');
    let here = true;
    const store = personStore(localStore(person++), server, 5, () => here);
    watch(store, 'list:a');
    store.setItem('list:b', 'late');
    here = false;
    await rest();
    expect(server.loads).toHaveLength(1);
    expect(store.getItem('list:a')).toBeUndefined();
    expect(server.values.has('list:b')).toBe(false);
  });
  it('keeps to this browser what does not travel', async () => {
    const server = new Keeper();
    const store = personStore(localStore(person++), server, 1);
    watch(store, 'locale');
    store.setItem('locale', 'en');
    await rest();
    expect([server.loads.length, server.values.size]).toEqual([0, 0]);
  });
  it('does not send what merely begins in this browser, and what the person keeps elsewhere comes before it', async () => {
    const server = new Keeper();
    server.values.set('desk:a', 'theirs');
    const store = personStore(localStore(person++), server, 1);
    const seen = watch(store, 'desk:a');
    watch(store, 'desk:b');
    setHere(store, 'desk:a', 'begun');
    setHere(store, 'desk:b', 'begun');
    await rest();
    expect(seen).toEqual(['begun', 'theirs']);
    expect([store.getItem('desk:a'), store.getItem('desk:b')]).toEqual(['theirs', 'begun']);
    expect([...server.values]).toEqual([['desk:a', 'theirs']]);
  });
  it('sends later what could not be sent, instead of losing it to the old value', async () => {
    const server = new Keeper();
    const local = localStore(person++);
    server.values.set('list:a', 'old');
    server.reachable = false;
    personStore(local, server, 1).setItem('list:a', 'new');
    await rest();
    server.reachable = true;
    const store = personStore(local, server, 1);
    watch(store, 'list:a');
    await rest();
    expect(server.values.get('list:a')).toBe('new');
    expect(store.getItem('list:a')).toBe('new');
  });
});
