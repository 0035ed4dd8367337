import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { datedTests } from './testing/dated-tests.ts';

/**
 * Dates and time zones at which time-dependent code tends to fail; the last one is relative to the
 * current year.
 */
const moments: [zone: string, moment: string][] = [
  ['Pacific/Kiritimati', '2028-02-29T23:58:00+14:00'],
  ['America/New_York', '2026-12-31T23:58:00-05:00'],
  // End of India's tax year.
  ['Asia/Kolkata', '2027-03-31T23:58:00+05:30'],
  // Makara Sankranti.
  ['Asia/Kolkata', '2027-01-15T00:02:00+05:30'],
  // A lunar eclipse.
  ['America/New_York', '2028-12-31T11:50:00-05:00'],
  ['Pacific/Kiritimati', `${new Date().getUTCFullYear() + 1}-07-01T00:02:00+14:00`],
];

const root = path.dirname(import.meta.dirname);
const unit = globSync(
  '{contract,jyotish,messages,sandbox-gateway,server,web,scripts,tools}/**/*.test.{ts,tsx}',
  {
    cwd: root,
    exclude: (name) => /^(?:node_modules|build)$/.test(name),
  },
);
/**
 * Slow tests, which start servers, render images or measure response times, and set their own
 * clocks.
 */
const long = /sandbox-gateway|seed\/pictures|server\/bench/;
const include = datedTests(
  unit
    .filter((file) => !file.endsWith('.int.test.ts') && !long.test(file))
    .map((file) => path.join(root, file)),
);

/** Runs the time-dependent unit tests on each of these dates. */
export default defineConfig({
  test: {
    root,
    projects: moments.map(([TZ, moment]) => ({
      test: {
        name: `${moment} ${TZ}`,
        root,
        include,
        // As in vitest.config.ts: the test files of a date share processes.
        isolate: false,
        unstubGlobals: true,
        maxWorkers: '100%',
        env: { TZ, CLOCK_STARTS_AT: moment },
        setupFiles: ['./scripts/testing/quiet.ts', './scripts/testing/on-another-day.ts'],
        testTimeout: 30_000,
      },
    })),
  },
});
