import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Start flags that a browser run by root in a closed network needs. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A window of the full browser would draw its own tab search beside every page.
  '--disable-features=PreloadTopChromeWebUI,Translate,MediaRouter,PaintHolding,LensOverlay,HttpsUpgrades',
];

/** The installed browser that tests drive; `npm test` installs one where it may. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error('no Chromium found: install one or set CHROMIUM_PATH');
  return found;
}
