import { isBuiltin } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** node-polyglot asks for a polyfill of what every browser has: a dozen modules, 4 kB on the first visit of the desk. */
const nativeEntries = (): Plugin => ({
  name: 'native-entries',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (source) => (source === 'object.entries' ? '\0object.entries' : undefined),
  load: (id) => (id === '\0object.entries' ? 'module.exports = Object.entries;' : undefined),
});

// `vite build` makes the browser bundle, `vite build --ssr` the server; scripts/build.mjs does both.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), browserOnly(), nativeEntries()],
  appType: 'spa',
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { target: 'node20', rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } }
    : { manifest: 'manifest.json', reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
}));
