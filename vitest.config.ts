import { defineConfig } from 'vitest/config';

/**
 * Unit tests are next to the code; integration tests have the suffix `.int.test.ts`. End-to-end
 * tests: playwright.config.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,e2e,jyotish,messages,sandbox-gateway,server,web,scripts,tools}/**/*.test.{ts,tsx}',
          ],
          exclude: ['e2e/pictures/**', '**/*.int.test.ts', '**/node_modules/**', '**/build/**'],
          setupFiles: ['./scripts/testing/quiet.ts'],
          // Most of these files run for some ms: a process for each would take twice as long as all
          // that is tested.
          isolate: false,
          unstubGlobals: true,
          maxWorkers: '100%',
          // On a loaded machine a first import alone may take seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // The shop disables all decoders but three for its whole process; images of pages use
          // other formats.
          name: 'unit of pictures',
          include: ['e2e/pictures/**/*.test.ts'],
          setupFiles: ['./scripts/testing/quiet.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,sandbox-gateway}/**/*.int.test.ts'],
          setupFiles: ['./scripts/testing/quiet.ts'],
          globalSetup: ['./server/testing/global-setup.ts'],
          // A database, its client and processes that are started wait for each other a quarter of
          // the time.
          maxWorkers: 3,
          // The whole server is loaded once for each worker and not for each of a hundred files. No
          // test mocks a module, and each has databases and deps of its own.
          isolate: false,
          // The embedded database compiled once and quickly, new things in room for many of them,
          // their collection without helpers: a seventh less of two cores for the same tests.
          execArgv: [
            '--liftoff-only',
            '--min-semi-space-size=32',
            '--max-semi-space-size=64',
            '--single-threaded-gc',
          ],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
