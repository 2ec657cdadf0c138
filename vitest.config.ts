import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = { globalSetup: ['tests/support/globalSetup.ts'], testTimeout: 20_000, hookTimeout: 60_000 };

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
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/{unit,start}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'server',
          environment: 'node',
          include: ['tests/{contract,api}/**/*.test.ts'],
          // Each has a server and a database of its own; reading the product anew for every file would take a minute of the run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/support/patience.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
