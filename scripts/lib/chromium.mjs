import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run, Sentence } from './run.mjs';

/** The one without windows first: every tab costs it half of what it costs a whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The installed browser: CHROMIUM_PATH, else the first known name on the path. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places].find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same, installed from Debian's packages when there is none and the user is root. */
export async function installChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('  Chromium 을 설치하는 중입니다 / installing Chromium');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const apt = async (...args) => {
      const { code, output } = await run('apt-get', ['-q', ...args], { env, capture: true, limit: 900_000 });
      if (code !== 0) console.log(output.split('\n').slice(-8).join('\n'));
    };
    await apt('update');
    // Debian before 12 knows the whole browser only.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk');
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  throw new Sentence(
    'Chromium 을 찾을 수 없습니다. 설치하거나 CHROMIUM_PATH 로 지정해 주세요. / No Chromium was found; install one or set CHROMIUM_PATH.',
  );
}
