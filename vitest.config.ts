import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Limits end what hangs; how fast the product is says `npm run bench`, not a test on a busy machine.
const limits = { testTimeout: 60_000, hookTimeout: 120_000 };
const everywhere = { globalSetup: ['tests/support/globalSetup.ts'], ...limits };
/**
 * Files of one kind follow each other in the same process: reading the product anew for each would take longer than the
 * tests themselves.
 */
const shared = { isolate: false, setupFiles: ['tests/support/putBack.ts'] };

// No project names of files: a new test is found where it stands.
export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...everywhere,
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['tests/{contract,api}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...everywhere, name: 'start', environment: 'node', include: ['tests/start/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          // What a page keeps (session, tokens, listeners of the window) is one file's own: these stay apart.
          name: 'browser',
          environment: 'jsdom',
          include: ['src/**/*.{test.tsx,dom.test.ts}', 'tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/support/patience.ts'],
          ...limits,
        },
      },
    ],
  },
});
