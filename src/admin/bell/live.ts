/** Hears that something concerns the person: one tab of the browser holds the stream and tells the others. */
import { openTabBell } from '../../session/tokens/tabs.ts';

/** Pauses in ms before the stream is opened again; the last one repeats. */
const pauses = [1000, 3000, 10_000, 30_000] as const;
/** The page that was asked for comes first. */
const settleMs = 2500;

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Reads one stream to its end. */
export type Listen = (onStir: () => void, signal: AbortSignal) => Promise<void>;

/** Reads stream after stream until it is called off. */
async function hold(listen: Listen, onStir: () => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ;) {
    try {
      await listen(() => {
        failures = 0;
        onStir();
      }, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      failures += 1;
    }
    const pause = pauses[Math.min(failures, pauses.length - 1)]!;
    // A server that starts anew is not asked by everybody at once.
    await sleep(pause * (0.5 + Math.random()), signal);
  }
}

/** `person` names who is logged in: tabs of another person do not share. Answers what ends it. */
export function hearStirs(person: string, listen: Listen, onStir: () => void): () => void {
  const name = `hangro-notify-${person}`;
  const control = new AbortController();
  const { signal } = control;
  const bell = openTabBell(name, onStir);
  const hear = () => {
    onStir();
    bell.ring();
  };
  const run = async () => {
    await sleep(settleMs, signal);
    if (navigator.locks) await navigator.locks.request(name, { signal }, () => hold(listen, hear, signal));
    else await hold(listen, hear, signal);
  };
  run().catch(() => undefined);
  return () => {
    control.abort(new DOMException('The page is left', 'AbortError'));
    bell.close();
  };
}
