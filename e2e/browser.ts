import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { movedDate } from '../scripts/testing/set-clock.ts';
import { now } from './clock.ts';

/** Widths and heights of the screens that every page must fit. */
export const screens = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 900, height: 1100 },
  desktop: { width: 1440, height: 900 },
} as const;

/** What Playwright itself writes where a page requests its service worker and none may run. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

export type Watched = {
  page: Page;
  context: BrowserContext;
  /** Fails the test when the page wrote to its console, threw, or asked for anything beyond this machine. */
  expectNoOutput: () => void;
  close: () => Promise<void>;
};

/**
 * `allowed` are console messages that the journey provokes on purpose, such as the browser's own line about a reply with
 * an error status.
 */
export type VisitorOptions = {
  screen?: keyof typeof screens;
  /**
   * True for a journey on which something moves, or stands still, that it is about: slides, toasts, drawers, what fades. Elsewhere pages
   * are as for those who want no movement, and the browser draws a third less.
   */
  movement?: true;
  /** False where the page's scripts must not run. */
  script?: boolean;
  allowed?: RegExp;
  /**
   * True for a journey that shows the shop as browsers have it, to the last part. Elsewhere none is started, which is a
   * thread and some fetches for each visitor; and a journey that answers calls in the shop's place would not see those that pass
   * through it.
   */
  serviceWorker?: true;
  /** Cookies and storage of somebody who has been here before. */
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
  const ahead = now() - (await page.evaluate(() => Date.now()));
  await context.addInitScript(`globalThis.Date = (${movedDate})(${ahead})`);
  const noise: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text === workerBlocked || options.allowed?.test(text)) return;
    noise.push(`${message.type()}: ${text} (${page.url()})`);
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
 * Waits until what has begun to move stands: colours of a dialog that fades in are not the ones it is read in. Asked frame by frame:
 * where a part of the page is not drawn (`content-visibility`), no frame comes that would settle an animation's own promise.
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
  // What a page frames is a mail, which has a page of its own.
  iframes: false,
};

/**
 * Fails with axe's findings (WCAG 2.2 AA and best practices), as 'rule: target'. Only those leave the page: the report that axe's
 * builder fetches, of all that is in order, takes a fifth of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await movementEnds(page);
  await bringAxe(page);
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (what: Document, how: object) => Promise<Findings> } };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
    );
  }, axeOptions);
  expect(found, page.url()).toEqual([]);
}

/** The spaces between lines, letters, words and paragraphs that WCAG 2.2, 1.4.12, asks a page to bear. */
const widestSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/** Fails when a reader who has enlarged the page four times (1280 px become 320) and spread its text must scroll sideways. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, widestSpacing);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Fails when the page can be scrolled sideways. A carousel measures itself again after its window has changed. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .poll(beyond, { message: `${page.url()} is wider than its window`, timeout: 5_000 })
    .toBeLessThanOrEqual(0);
}
