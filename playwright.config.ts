import { defineConfig } from '@playwright/test';
import { findBrowser, findEngine } from './scripts/prepare/browser.mjs';

const executablePath = findEngine() ?? findBrowser();
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.');

/** Of several such lists Chromium takes the last: this one holds what Playwright switches off as well. */
const switchedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  // Processes of their own for sites that a page embeds: what journeys embed is of the same host.
  'IsolateOrigins',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A page kept ready for a next site: no journey leads to one, and each costs a process.
  'SpareRendererForSitePerProcess',
  'site-per-process',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Without a window nobody types an address, and each context would start a process that offers some.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** The browser journeys: `npx playwright test e2e/checkout.e2e.ts` runs one file. Every other test is vitest's. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'artifacts/journeys',
  // A browser and a server wait for each other: four journeys at once keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // A page may take its time on a busy machine; what is waited for is the thing itself, never a while.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs every journey an eighth of its time: it is kept of those that have failed, by walking them once more.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without the background traffic that a closed network would refuse.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What compiles a script again to run it faster costs more than a page of some seconds gains.
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
