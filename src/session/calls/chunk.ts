/** Parts of the application that are fetched on demand, and what becomes of them when a new version has come out. */

/** A part that did not come in time (1-foundations 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

export const chunkPatienceMs = 120_000;

/** Fetches a part; rejects with ChunkLoadError when it has not come after two minutes. */
export const inTime =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () => {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ChunkLoadError('a part of the application did not come in time')),
        chunkPatienceMs,
      );
    });
    return Promise.race([load(), late]).finally(() => clearTimeout(timer));
  };

/** Whether an error says that a part could not be fetched, in the words of the browsers. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkLoadError ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS|module script failed/i.test(error.message));

const reloadedKey = 'hangro_reloaded';
/** Whoever is thrown back within it has been reloaded for this already. */
const reloadAgainMs = 60_000;

/**
 * Loads the page anew where a new version is out: the address stands already, only its parts are gone. Answers whether it
 * does; not twice in a minute, should the new version fail as well.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if (!(await isOutdated())) return false;
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < reloadAgainMs) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return true;
}

/** Whether the server hands out another version by now: its page names another entry than this one. */
export async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache', headers: { accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(`src="${entry}"`);
  } catch {
    return false;
  }
}
