import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/prepare/browser.mjs';
import { benchTableOf, measuredCommit, writeSection } from '../../server/bench/write-section.ts';
import { startShop } from '../shop-process.ts';

/**
 * The cost of a first visit on a phone: the script bytes that a page downloads, by file and by
 * package, and the time after the navigation until 'Add to cart' responds, with Lighthouse's CPU
 * and network throttling for a phone. The table is saved in docs/benchmarks.md.
 */
const pages = ['/', '/remedies', '/remedies/tigers-eye-bracelet', '/kundli', '/checkout'];
const remedy = '/remedies/tigers-eye-bracelet';
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const [slowdown, attempts] = [4, 3];
const [loadMs, maxInpMs] = [2_500, 150];

type Lengths = Record<string, Record<string, number>>;
const build = path.join(import.meta.dirname, '../../web/build/en');
const lengths: Lengths = JSON.parse(readFileSync(path.join(build, 'modules.json'), 'utf8'));

/** The source of a module: its package, or a folder of the shop's own code. */
function ownerOf(module: string): string {
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (installed) return installed;
  return (
    /^(web\/features\/[^/]+|web\/[^/]+|messages|contract)\//.exec(module)?.[1] ?? 'the build'
  ).replace(/\.tsx?$/, '');
}

/**
 * Bytes by source: those of a file are distributed among its modules in proportion to their
 * unminified lengths.
 */
function byOwner(scripts: Map<string, number>): [string, number][] {
  const owners = new Map<string, number>();
  const add = (owner: string, bytes: number) => owners.set(owner, (owners.get(owner) ?? 0) + bytes);
  for (const [file, bytes] of scripts) {
    const modules = Object.entries(lengths[file] ?? {});
    const all = modules.reduce((total, [, length]) => total + length, 0);
    if (modules.length === 0) add('routes and entries', bytes);
    for (const [module, length] of modules) add(ownerOf(module), (bytes * length) / all);
  }
  return [...owners].toSorted(([, a], [, b]) => b - a);
}

/** Formats the largest parts, with the rest summarized. */
function listOf(parts: readonly [string, number][], max = 8): string {
  const rest = parts.slice(max).reduce((total, [, bytes]) => total + bytes, 0);
  const result = parts.slice(0, max).map(([name, bytes]) => `${name} ${kilobytes(bytes)}`);
  return [...result, ...(rest > 0 ? [`${parts.length - max} more ${kilobytes(rest)}`] : [])].join(
    ', ',
  );
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Transferred bytes of each script by name: until the page is interactive (`loaded`), and until it
 * is idle.
 */
async function scriptsOf(
  page: Page,
  session: CDPSession,
  url: string,
): Promise<Record<'first' | 'all', Map<string, number>>> {
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const name = /\/(assets\/.+-[\w-]{8}\.js)$/.exec(new URL(response.url).pathname)?.[1];
    if (name) names.set(requestId, name);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'load' });
  const first = new Map(bytes);
  // A page's idle prefetching starts at most two seconds later.
  await page.waitForTimeout(2_500);
  await page.waitForLoadState('networkidle');
  return { first, all: bytes };
}

/**
 * Ms from the navigation until the cart's count is painted, and the longest input delay of the page
 * in ms.
 */
async function pressOf(
  page: Page,
  session: CDPSession,
  url: string,
): Promise<{ responded: number; maximum: number }> {
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { maximum: 0, responded: 0 };
    Object.assign(window, { seen });
    // Measured by the page's own clock: a remote call would wait for the throttled CPU.
    const count = new MutationObserver(() => {
      if (!document.querySelector('a[aria-label^="Cart, 1 item"]')) return;
      count.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(seen, { responded: performance.now() })),
      );
    });
    count.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.maximum = Math.max(seen.maximum, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: /^Cart, 1 item/ }).waitFor();
  return page.evaluate(
    () =>
      new Promise<{ responded: number; maximum: number }>((result) => {
        setTimeout(
          () => result((window as never as { seen: { responded: number; maximum: number } }).seen),
          500,
        );
      }),
  );
}

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
const shop = await startShop({ LOG_LEVEL: 'error' }, 'as npm start');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** A first-time visitor. */
async function visit<Result>(
  check: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await check(page, session);
  } finally {
    await context.close();
  }
}

try {
  const rows: string[][] = [];
  for (const address of pages) {
    const { first: bytes, all } = await visit((page, session) =>
      scriptsOf(page, session, shop.url + address),
    );
    const files = [...bytes].toSorted(([, a], [, b]) => b - a);
    const total = (some: Map<string, number>) =>
      kilobytes([...some.values()].reduce((sum, size) => sum + size, 0));
    const named = files.map(
      ([file, size]) =>
        [file.slice('assets/'.length, -'-12345678.js'.length), size] as [string, number],
    );
    rows.push([address, total(bytes), total(all), listOf(named), listOf(byOwner(bytes), 12)]);
    console.log(rows.at(-1)!.join('   '));
  }
  const presses = [];
  for (let n = 0; n < attempts; n += 1)
    presses.push(await visit((page, session) => pressOf(page, session, shop.url + remedy)));
  const responseMs = Math.round(middle(presses.map((one) => one.responded)));
  const maximum = Math.round(middle(presses.map((one) => one.maximum)));
  const press = [
    [
      "'Add to cart', pressed as soon as it is seen: the cart's count",
      `${responseMs} ms`,
      `${loadMs} ms`,
    ],
    ['the longest wait for what follows an input (INP)', `${maximum} ms`, `${maxInpMs} ms`],
  ];
  for (const row of press) console.log(row.join('   '));
  writeSection(
    'A phone',
    `At ${measuredCommit()}, in Chromium. Bytes of script as they come over the line (brotli, headers included), until the page answers.
The press: processor ${slowdown} times slower, slow 4G (1.6 Mbit/s, 150 ms), the middle of ${attempts} first visits.

${benchTableOf([['Page', 'KB of script', 'Once it is quiet', 'By file', 'By package and folder, about'], ...rows])}

${benchTableOf([['What', 'Figure', 'Goal'], ...press])}`,
  );
} finally {
  await browser.close();
  await shop.remove();
}
