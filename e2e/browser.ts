import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { movedDate } from '../scripts/testing/set-clock.ts';
import { now } from './clock.ts';
import { holdLoad } from './hold-load.ts';

/** Widths and heights of the screens that every page must fit. */
export const screens = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 900, height: 1100 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Playwright's own message if a page registers its service worker and none is allowed. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Chromium's remark on a test that reads an image before the gallery shows it. */
const hiddenRead = 'Rendering was performed in a subtree hidden by content-visibility.';

/** Chromium's remark on the trace of a retried test: the frame of an email runs no script. */
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
 * `allowed` are console messages that the journey provokes on purpose, such as the browser's own
 * line about a reply with an error status.
 */
export type VisitorOptions = {
  screen?: keyof typeof screens;
  /**
   * True for an end-to-end test about movement or its absence: slides, toasts, drawers, fades.
   * Elsewhere pages run with reduced motion, and the browser draws a third less.
   */
  movement?: true;
  /** False where the page's scripts must not run. */
  script?: boolean;
  allowed?: RegExp;
  /**
   * True for an end-to-end test that requires the service worker, as in production. Elsewhere it
   * is not started, which saves a thread and some fetches for each visitor; and a test that mocks
   * the API would not see requests that pass through it.
   */
  serviceWorker?: true;
  /** Cookies and storage of a returning visitor. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
};

/** A fresh visitor: own cookies and storage, and the shop's clock. */
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
 * Awaits running animations: colours of a dialog that fades in are not its final ones. Polled
 * frame by frame: if a part of the page is not drawn (`content-visibility`), no frame would
 * settle an animation's own promise.
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

/** Reading axe in a page costs as much as a look at a small one. */
async function bringAxe(page: Page): Promise<void> {
  axeSource ??= readFileSync(axeFile, 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Selectors of all that is in order take half of the time.
  resultTypes: ['violations'],
  // A framed document is an email, which has a page of its own.
  iframes: false,
};

/**
 * Fails with axe's findings (WCAG 2.2 AA and best practices), as 'rule: target'. Only the
 * violations leave the page: the full report that axe's builder fetches, with all passes, costs
 * a fifth of the time.
 */
export async function checkA11y(page: Page): Promise<void> {
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
 * The spacing between lines, characters, words and paragraphs that a page must support by WCAG
 * 2.2, 1.4.12.
 */
const widestSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/**
 * Fails if a page zoomed four times (1280 px become 320) with increased text spacing must scroll
 * sideways.
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
 * Fails when the page can be scrolled sideways. A carousel measures itself again after its window
 * has changed.
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
