import { defineConfig } from '@playwright/test';
import { findBrowser, findEngine } from './scripts/prepare/browser.mjs';

const executablePath = findEngine() ?? findBrowser();
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.');

/**
 * Of several such lists Chromium uses only the last: this one includes the features that
 * Playwright disables as well.
 */
const switchedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  // Site isolation of embedded frames: frames in the end-to-end tests are of the same host.
  'IsolateOrigins',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A spare renderer for a next site: no test navigates to one, and each costs a process.
  'SpareRendererForSitePerProcess',
  'site-per-process',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // A headless browser has no address bar, and each context would start a process for its
  // suggestions.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * The browser journeys: `npx playwright test e2e/checkout.e2e.ts` runs one file. Every other test
 * is vitest's.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'artifacts/journeys',
  // A browser and a server block on each other: four tests in parallel saturate two cores.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // A page may be slow on a loaded machine; tests wait for a condition, never for a fixed time.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs every test an eighth of its time: it is recorded only for failed ones, on a
    // retry.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without the background traffic that a closed network would reject.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The optimizing compiler costs more than a page of some seconds gains.
        '--js-flags=--no-opt --no-maglev',
        '--disable-site-isolation-trials',
        '--no-first-run',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As a Chromium with a window sets its lines: the one without breaks them elsewhere.
        '--font-render-hinting=none',
        `--disable-features=${switchedOff.join()}`,
      ],
    },
  },
});
