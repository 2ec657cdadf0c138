/** Everything that nobody has caught: reported, and said to the person where there is something to do about it. */
import { isChunkError, isOutdated, reloadIfOutdated } from '../../session/calls/chunk.ts';
import { ApiError } from '../../session/calls/error.ts';
import { tellTrouble } from '../../session/calls/trouble.ts';
import { currentLanguage } from '../../session/language.ts';
import { fetchTexts } from '../textCache.ts';
import { portalSections } from '../texts.tsx';
import type { report as Report } from './report.ts';

const fetchReport = () => import('./report.ts');
/** Nobody can be told where the part that tells has not come. */
const report = async (...told: Parameters<typeof Report>): Promise<void> => {
  const part = await fetchReport().catch(() => undefined);
  await part?.report(...told);
};

/** Chromium says this of layouts that settle in the next frame; nothing is wrong then. */
const harmless = /^ResizeObserver loop/;

function onError({ error, message, filename, lineno, colno }: ErrorEvent): void {
  if (harmless.test(message)) return;
  // Scripts of other origins (extensions) say nothing but this.
  if (!error && message === 'Script error.') return;
  void report('window', error ?? message, { source: filename ? `${filename}:${lineno}:${colno}` : '' });
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return;
  if (reason instanceof ApiError) {
    // A session that ended is told by its own sheet.
    if (reason.status !== 401) tellTrouble({ kind: 'call', error: reason });
    return;
  }
  if (isChunkError(reason)) void onLostChunk(reason);
  else void report('promise', reason);
}

async function onLostChunk(error: unknown): Promise<void> {
  await report('chunk', error);
  // Where nothing stands yet a new version may come unasked; elsewhere a person is at work.
  if (!document.querySelector('main h1') && (await reloadIfOutdated())) return;
  tellTrouble({ kind: 'chunk', outdated: await isOutdated() });
}

/** React's word on an error that a boundary has caught, or none. */
export function onDrawing(error: unknown, componentStack = ''): void {
  void report(isChunkError(error) ? 'chunk' : 'react', error, { info: componentStack });
}

/** Takes over from the listener that has kept what came before this part. */
export function watch(early: readonly Event[], keep: (event: Event) => void): void {
  const handle = (event: Event) => {
    if (event instanceof ErrorEvent) onError(event);
    else if (event instanceof PromiseRejectionEvent) onRejection(event);
  };
  for (const kind of ['error', 'unhandledrejection']) {
    window.removeEventListener(kind, keep);
    window.addEventListener(kind, handle);
  }
  early.forEach(handle);
  // When parts are lost it is too late to fetch the part that says so.
  void fetchReport().catch(() => undefined);
  void import('./Broken.tsx').catch(() => undefined);
  void import('./TroubleBox.tsx').catch(() => undefined);
  void fetchTexts(currentLanguage(), [...portalSections, 'trouble']).catch(() => undefined);
}
