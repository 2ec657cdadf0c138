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

/**
 * Modules that libraries bring and nothing here uses, 6 kB on the first visit of the desk: a polyfill of what every browser
 * has, ripples that the theme switches off, and statics of components that emotion hoists for its `withTheme` alone.
 */
const unused: Readonly<Record<string, string>> = {
  'object.entries': 'module.exports = Object.entries;',
  'hoist-non-react-statics': 'module.exports = (target) => target;',
  './TouchRipple.js': 'export default () => null;',
};
const leftOut = '\0left-out:';
const leaveOut = (): Plugin => ({
  name: 'leave-out',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (source) => (Object.hasOwn(unused, source) ? leftOut + source : undefined),
  load: (id) => (id.startsWith(leftOut) ? unused[id.slice(leftOut.length)] : undefined),
});

/**
 * Parts of react-router are named by assignments (`NavLink.displayName = …`) and made by calls, both of which keep them in the
 * bundle though nothing uses them: 3 kB on every first visit.
 */
const nameless = (): Plugin => ({
  name: 'nameless',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
});

/** ra-core can open a router of its own, which ours makes needless: 14 kB, which every visitor would fetch with react-router. */
const ownRouter = (): Plugin => ({
  name: 'own-router',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/node_modules\/ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js/ },
    handler(code) {
      const made = code.replace(' createHashRouter,', '').replace('= createHashRouter(', '= (() => undefined)(');
      if (made === code) this.error('ra-core opens its router elsewhere now');
      return { code: made, map: null };
    },
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
  plugins: [react(), browserOnly(), leaveOut(), nameless(), ownRouter(), viewSources()],
  appType: 'spa',
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { target: 'node20', rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } }
    : {
        manifest: 'manifest.json',
        reportCompressedSize: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
      },
}));
