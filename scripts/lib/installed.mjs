import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endChildrenOnSignal, root, run, seconds, Sentence } from './run.mjs';

/** Runs `npm ci` when what stands in node_modules is not what the lock file says. */
export async function installWhenChanged() {
  if (isInstalled()) return;
  const since = Date.now();
  console.log('  패키지를 설치하는 중입니다 / installing packages');
  endChildrenOnSignal();
  const beat = setInterval(() => console.log(`  … ${seconds(since)}`), 15_000);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  clearInterval(beat);
  if (code !== 0 || !isInstalled()) {
    throw new Sentence(
      '패키지를 설치하지 못했습니다. 네트워크를 확인해 주세요. / npm ci failed; see its messages above.',
    );
  }
  console.log(`  설치를 마쳤습니다 / installed, ${seconds(since)}`);
}

/** npm writes what it installed as its last act; optional packages may be those of other machines. */
export function isInstalled() {
  const found = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(found)) return false;
  const has = JSON.parse(readFileSync(found, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const there = has[name];
    return there
      ? there.version === entry.version && there.integrity === entry.integrity
      : entry.optional || entry.devOptional;
  });
}
