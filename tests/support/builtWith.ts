/** The browser's half of the product with some modules replaced, laid over a server that runs without it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Modules by their path in the repository, and what takes their place; only that sees the one it replaces. */
export type Replaced = Readonly<Record<string, string>>;

const withReplaced = (replaced: Replaced): Plugin => {
  const places = new Map(Object.entries(replaced).map(([from, to]) => [path.join(root, from), path.join(root, to)]));
  const names = new Set([...places.keys()].map((from) => path.basename(from)));
  const replacing = new Set(places.values());
  return {
    name: 'replaced-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!names.has(path.basename(source)) || importer === undefined || replacing.has(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return (found && places.get(found.id)) ?? null;
    },
  };
};

export interface BuiltWith {
  /** Pages of the context get this build; calls go to the server. */
  readonly over: (context: BrowserContext) => Promise<void>;
}

export async function builtWith(replaced: Replaced): Promise<BuiltWith> {
  const folder = await builtOnce(replaced);
  return {
    over: async (context) => {
      await context.route('**/*', (route) => {
        const request = route.request();
        if (request.resourceType() === 'document') return route.fulfill({ path: path.join(folder, 'index.html') });
        const file = path.join(folder, path.normalize(new URL(request.url()).pathname));
        return path.extname(file) && existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
      });
    },
  };
}

/** Specs of a run that want the same build share it: the first builds, another waits. It goes with the folder of the run. */
async function builtOnce(replaced: Replaced): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(replaced)).digest('hex').slice(0, 12);
  const folder = path.join(process.env.E2E_DATA_DIR!, `built-${name}`);
  const part = `${folder}.part`;
  while (!existsSync(folder)) {
    const mine = mkdirSync(part, { recursive: true }) !== undefined;
    if (!mine) {
      await setTimeout(200);
      continue;
    }
    try {
      await build({
        root,
        logLevel: 'warn',
        plugins: [withReplaced(replaced)],
        build: { outDir: part, emptyOutDir: true, minify: false, manifest: false },
      });
      if (!existsSync(folder)) renameSync(part, folder);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  return folder;
}
