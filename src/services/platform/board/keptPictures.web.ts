/**
 * Pictures of a reply that was begun, kept in this browser (IndexedDB) for whoever comes back to it. Where a browser keeps
 * nothing they live as long as the page. After a day they are gone.
 */
import { createStore, delMany, entries, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

const lifeMs = 24 * 60 * 60 * 1000;

interface Kept {
  readonly blob: Blob;
  readonly at: number;
}

let place: UseStore | undefined;

/** Does something with the store; `otherwise` where there is none. */
async function within<T>(work: (pictures: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    place ??= createStore('hangro-reply', 'pictures');
    return await work(place);
  } catch {
    return otherwise;
  }
}

/** Settles once the picture is there to stay, or cannot be. */
export const keepPicture = (uid: string, blob: Blob): Promise<void> =>
  within((pictures) => set(uid, { blob, at: Date.now() } satisfies Kept, pictures), undefined);

export const dropPictures = (uids: readonly string[]): Promise<void> =>
  within((pictures) => delMany([...uids], pictures), undefined);

/** Those of `uids` that are still there; what is too old goes. */
export const keptPictures = (
  uids: readonly string[],
): Promise<readonly { readonly uid: string; readonly blob: Blob }[]> =>
  within(async (pictures) => {
    const all = await entries<string, Kept>(pictures);
    const isOld = ({ at }: Kept) => at <= Date.now() - lifeMs;
    await delMany(
      all.flatMap(([uid, one]) => (isOld(one) ? [uid] : [])),
      pictures,
    );
    return all.flatMap(([uid, one]) => (!isOld(one) && uids.includes(uid) ? [{ uid, blob: one.blob }] : []));
  }, []);
