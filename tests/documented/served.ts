/** The browser's half of the product with the screens of this folder, laid over the server that the tests run against. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const desk = path.join(root, 'src/services/index.web.tsx');
const documented = path.join(import.meta.dirname, 'index.web.tsx');

const withDocumented: Plugin = {
  name: 'documented-screens',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('index.web.tsx') || importer === undefined || importer === documented) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === desk ? documented : null;
  },
};

interface Documented {
  /** Pages of the context get this build; calls go to the server. */
  readonly over: (context: BrowserContext) => Promise<void>;
  readonly remove: () => void;
}

export async function buildDocumented(): Promise<Documented> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hangro-documented-'));
  await build({
    root,
    logLevel: 'warn',
    plugins: [withDocumented],
    build: { outDir: folder, emptyOutDir: true, minify: false, manifest: false },
  });
  return {
    over: async (context) => {
      await context.route('**/*', (route) => {
        const request = route.request();
        if (request.resourceType() === 'document') return route.fulfill({ path: path.join(folder, 'index.html') });
        const file = path.join(folder, path.normalize(new URL(request.url()).pathname));
        return path.extname(file) && existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
