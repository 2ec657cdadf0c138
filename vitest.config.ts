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
          include: ['src/**/*.test.ts', 'tests/{unit,contract,api,start}/**/*.test.ts'],
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
