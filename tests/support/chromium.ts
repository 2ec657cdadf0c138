import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Start flags that a browser run by root in a closed network needs. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // A window of a whole browser would draw its own search and address panels beside every page.
    ...[
      'PreloadTopChromeWebUI',
      'WebUIOmniboxPopup',
      'WebUIOmniboxAimPopup',
      'WebUIOmniboxFullPopup',
      'LensOverlay',
      'MediaRouter',
    ],
    // What Playwright leaves out itself, whose own list this one takes the place of.
    ...[
      'AimEnabled',
      'AvoidCorsURLLoaderRestartOnRedirect',
      'AvoidUnnecessaryBeforeUnloadCheckSync',
      'DestroyProfileOnBrowserClose',
    ],
    ...[
      'HttpsFirstBalancedModeAutoEnable',
      'HttpsUpgrades',
      'NetworkTimeServiceQuerying',
      'OptimizationHints',
      'PaintHolding',
    ],
    ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning', 'Translate'],
  ].join(',')}`,
];

/** The installed browser that tests drive; `npm test` installs one where it may. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error('no Chromium found: install one or set CHROMIUM_PATH');
  return found;
}
