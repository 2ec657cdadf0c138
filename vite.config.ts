import { isBuiltin } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/lib/chunks.ts';

/** What only a server has must not reach the browser, by whichever import. */
const browserOnly = (): Plugin => ({
  name: 'browser-only',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(source, importer) {
    const from = importer?.replace(`${import.meta.dirname}/`, '');
    if (isBuiltin(source)) this.error(`${from} brings the Node module ${source} into the browser bundle`);
    if (/\.server(\.ts)?$/.test(source)) this.error(`${from} brings ${source} into the browser bundle`);
  },
});

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

/** Tells each view of the portal (`view(() => import('./x.tsx'))`) on the server which source it is made of. */
const viewSources = (): Plugin => ({
  name: 'view-sources',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name !== 'client',
  transform(code, id) {
    if (!id.startsWith(`${import.meta.dirname}/src/`) || !/\bview\(/.test(code)) return null;
    const calls = nodesOf(this.parse(code), (node) => node.type === 'CallExpression' && isNamed(node.callee, 'view'));
    let out = code;
    for (const call of calls.toSorted((a, b) => b.start - a.start)) {
      const [made] = nodesOf(call, (node) => node.type === 'ImportExpression');
      const from = (made?.source as { readonly value?: unknown } | undefined)?.value;
      if (typeof from !== 'string') continue;
      const source = path.relative(import.meta.dirname, path.resolve(path.dirname(id), from)).replaceAll('\\', '/');
      out = `${out.slice(0, call.end - 1)}, ${JSON.stringify(source)}${out.slice(call.end - 1)}`;
    }
    return { code: out, map: null };
  },
});

const isNamed = (node: unknown, name: string): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === name;

function nodesOf(from: unknown, fits: (node: Node) => boolean): Node[] {
  if (typeof from !== 'object' || from === null) return [];
  const below = Object.values(from).flatMap((value) => nodesOf(value, fits));
  return 'type' in from && fits(from as Node) ? [from as Node, ...below] : below;
}

// `vite build` makes the browser bundle, `vite build --ssr` the server; scripts/build.mjs does both.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), browserOnly(), viewSources()],
  appType: 'spa',
  // What react-admin uses of lodash, by the same names and held to lodash's own tests, at half the weight (docs/decisions.md).
  // Its exporter, which only pages of others call, comes when it is called.
  resolve: {
    alias: [
      { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
      {
        find: /^jsonexport\/dist\/index\.js$/,
        replacement: path.join(import.meta.dirname, 'src/session/csvOnDemand.ts'),
      },
    ],
  },
  // Public pages use a small part of it; as a whole it would bring MUI and its icons to the server.
  ssr: isSsrBuild ? { noExternal: ['react-admin', 'ra-core', 'ra-ui-materialui'] } : {},
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { target: 'node20', rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } }
    : {
        manifest: 'manifest.json',
        // Every browser that runs this bundle knows the links by itself.
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        chunkSizeWarningLimit: 2000,
        // The first file names every other: of a hash, which does not compress, it carries no more than tells them apart.
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames: 'assets/[name]-[hash:7].js' },
        },
      },
}));
