import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { movedDate } from '../scripts/testing/set-clock.ts';
import { now } from './clock.ts';
import { holdLoad } from './hold-load.ts';

/** Viewport sizes that every page must support. */
export const screens = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 900, height: 1100 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Playwright's message if a page registers a service worker although none is allowed. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Chromium's warning if a test reads an image before the gallery displays it. */
const hiddenRead = 'Rendering was performed in a subtree hidden by content-visibility.';

/** Chromium's warning in the trace of a retried test: frames of emails run no scripts. */
const tracedFrame = /^Blocked script execution in 'about:srcdoc'/;

export type Watched = {
  page: Page;
  context: BrowserContext;
  /**
   * Fails the test if the page logged to its console, threw, or sent a request beyond this
   * machine.
   */
  expectNoOutput: () => void;
  close: () => Promise<void>;
};

/**
 * `allowed`: console messages that the test causes on purpose, such as the browser's own about an
 * error response.
 */
export type VisitorOptions = {
  screen?: keyof typeof screens;
  /**
   * True for a test of movement or its absence: slides, toasts, drawers, fades. All other pages run
   * with reduced motion, which saves the browser a third of rendering.
   */
  movement?: true;
  /** False to disable the page's scripts. */
  script?: boolean;
  allowed?: RegExp;
  /**
   * True for a test that needs the service worker, as in production. It is disabled elsewhere,
   * which saves a thread and some requests per visitor; and a test that mocks the API would not see
   * requests that pass through it.
   */
  serviceWorker?: true;
  /** Cookies and storage of a returning visitor. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
};

/** Opens a new visitor with separate cookies and storage, and the shop's clock. */
export async function newVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    viewport: screens[options.screen ?? 'desktop'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: options.movement ? 'no-preference' : 'reduce',
    javaScriptEnabled: options.script ?? true,
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    ...(options.storageState && { storageState: options.storageState }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const next = now() - (await page.evaluate(() => Date.now()));
  await context.addInitScript(holdLoad);
  await context.addInitScript(`globalThis.Date = (${movedDate})(${next})`);
  const noise: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if ([workerBlocked, hiddenRead].includes(text) || tracedFrame.test(text)) return;
    if (options.allowed?.test(text)) return;
    const { url } = message.location();
    noise.push(`${message.type()}: ${text} (${page.url()}${url && `, ${url}`})`);
  });
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      noise.push(`network: ${request.url()}`);
  });
  return {
    page,
    context,
    expectNoOutput: () => expect(noise).toEqual([]),
    close: () => context.close(),
  };
}

/**
 * Waits for running animations: colours of a fading dialog are not final. Polled frame by frame,
 * because an animation's own promise never resolves for a part of the page that is not rendered
 * (`content-visibility`).
 */
async function movementEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(isMoving);
    while (moving.some(isMoving)) await new Promise(requestAnimationFrame);
  });
}

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeFile = createRequire(builder).resolve('axe-core/axe.min.js');
let axeSource: string | undefined;

/** Loads axe into a page once: parsing it takes as long as checking a small page. */
async function bringAxe(page: Page): Promise<void> {
  axeSource ??= readFileSync(axeFile, 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Collecting selectors of passed checks would take half of the time.
  resultTypes: ['violations'],
  // A framed document is an email, which is tested as a page of its own.
  iframes: false,
};

/**
 * Fails with axe's findings (WCAG 2.2 AA and best practices), as 'rule: target'. Only violations
 * are transferred from the page: the full report of axe's builder, with all passes, takes a fifth
 * of the time.
 */
export async function checkA11y(page: Page): Promise<void> {
  // A screen of the administration is rendered after its document has loaded.
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await movementEnds(page);
  await bringAxe(page);
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, how: object) => Promise<Findings> };
    };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
    );
  }, axeOptions);
  expect(found, page.url()).toEqual([]);
}

/**
 * Text spacing that a page must support by WCAG 2.2, 1.4.12: lines, characters, words and
 * paragraphs.
 */
const widestSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/**
 * Fails if a page at 400% zoom (1280 px become 320) with increased text spacing scrolls
 * horizontally.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, widestSpacing);
  await expectNoHorizontalScroll(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/**
 * Fails if the page scrolls horizontally. Retries, because a carousel is laid out again after a
 * resize.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(beyond, { message: `${page.url()} is wider than its window`, timeout: 5_000 })
    .toBeLessThanOrEqual(0);
}
