/**
 * Pictures of a reply that was begun, kept in this browser (IndexedDB) for whoever comes back to it. Where a browser keeps
 * nothing they live as long as the page. After a day they are gone.
 */
const name = 'hangro-reply-pictures';
const store = 'pictures';
const lifeMs = 24 * 60 * 60 * 1000;

interface Kept {
  readonly uid: string;
  readonly blob: Blob;
  readonly at: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

/** Does something with the store; `otherwise` where there is none. */
async function within<T>(work: (pictures: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath: 'uid' }));
    const database = await done(opening);
    try {
      return await work(database.transaction(store, 'readwrite').objectStore(store));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

export const keepPicture = (uid: string, blob: Blob): Promise<unknown> =>
  within((pictures) => done(pictures.put({ uid, blob, at: Date.now() } satisfies Kept)), undefined);

export const dropPictures = (uids: readonly string[]): Promise<unknown> =>
  within(async (pictures) => void (await Promise.all(uids.map((uid) => done(pictures.delete(uid))))), undefined);

/** Those of `uids` that are still there; what is too old goes. */
export const keptPictures = (uids: readonly string[]): Promise<readonly Kept[]> =>
  within<readonly Kept[]>(async (pictures) => {
    const all = (await done(pictures.getAll())) as Kept[];
    const young = all.filter(({ at }) => at > Date.now() - lifeMs);
    for (const old of all) if (!young.includes(old)) pictures.delete(old.uid);
    return young.filter(({ uid }) => uids.includes(uid));
  }, []);
