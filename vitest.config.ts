import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; integration tests end in `.int.test.ts`; browser journeys live in `e2e/`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,e2e,jyotish,messages,sandbox-gateway,server,web,scripts,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', '**/build/**'],
          setupFiles: ['./scripts/testing/quiet.ts'],
          // On a busy machine a first import alone may take seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,sandbox-gateway}/**/*.int.test.ts'],
          setupFiles: ['./scripts/testing/quiet.ts'],
          globalSetup: ['./server/testing/global-setup.ts'],
          // A database and its client wait for each other: two files at once use two cores well.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.ts'],
          setupFiles: ['./scripts/testing/quiet.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          // A browser and a server wait for each other half of the time: two journeys at once use two cores well.
          maxWorkers: 2,
          // A page may take its time on a busy machine; what is waited for is the thing itself, never a while.
          expect: { poll: { timeout: 15_000 } },
          // On a shared machine a browser is sometimes starved: there a journey is walked once more before it counts.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
