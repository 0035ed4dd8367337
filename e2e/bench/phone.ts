import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/prepare/browser.mjs';
import { measuredCommit, tableOf, writeSection } from '../../server/bench/write-section.ts';
import { startShop } from '../shop-process.ts';

/**
 * What a first visit costs a phone: the bytes of script that a page downloads, by file, and how long after the navigation 'Add to
 * cart' answers with the processor and the line that Lighthouse takes for a phone's. The table is written to docs/benchmarks.md.
 */
const pages = ['/', '/remedies', '/remedies/tigers-eye-bracelet', '/kundli', '/checkout'];
const remedy = '/remedies/tigers-eye-bracelet';
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const [slowdown, tries] = [4, 3];
const [answersWithinMs, longestMs] = [2_500, 150];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Bytes of each script on the line, by its name without the hash, once the page is quiet. */
async function scriptsOf(page: Page, session: CDPSession, url: string): Promise<Map<string, number>> {
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(response.url).pathname)?.[1];
    if (name) names.set(requestId, name);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}

/** Ms from the navigation to the cart's count, and the longest that the page took for an input, in ms. */
async function pressOf(page: Page, session: CDPSession, url: string): Promise<{ answered: number; longest: number }> {
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: /^Cart, 1 item/ }).waitFor();
  const answered = await page.evaluate(() => performance.now());
  const longest = await page.evaluate(
    () =>
      new Promise<number>((told) => {
        requestAnimationFrame(() =>
          setTimeout(() => told((window as never as { seen: { longest: number } }).seen.longest), 500),
        );
      }),
  );
  return { answered, longest };
}

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
const shop = await startShop({ CLOCK_STARTS_AT: '', LOG_LEVEL: 'error', NODE_ENV: 'production', FIRST_PAGES: 'ready' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** A visitor who was never here. */
async function visit<Result>(look: (page: Page, session: CDPSession) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await look(page, session);
  } finally {
    await context.close();
  }
}

try {
  const rows: string[][] = [];
  for (const address of pages) {
    const bytes = await visit((page, session) => scriptsOf(page, session, shop.url + address));
    const files = [...bytes].toSorted(([, a], [, b]) => b - a);
    const sum = files.reduce((all, [, size]) => all + size, 0);
    const largest = files.slice(0, 8).map(([name, size]) => `${name} ${kilobytes(size)}`);
    const rest = files.slice(8).reduce((all, [, size]) => all + size, 0);
    rows.push([
      address,
      kilobytes(sum),
      [...largest, ...(rest > 0 ? [`${files.length - 8} more ${kilobytes(rest)}`] : [])].join(', '),
    ]);
    console.log(rows.at(-1)!.join('   '));
  }
  const presses = [];
  for (let n = 0; n < tries; n += 1)
    presses.push(await visit((page, session) => pressOf(page, session, shop.url + remedy)));
  const answered = Math.round(middle(presses.map((one) => one.answered)));
  const longest = Math.round(middle(presses.map((one) => one.longest)));
  const press = [
    ["'Add to cart', pressed as soon as it is seen: the cart's count", `${answered} ms`, `${answersWithinMs} ms`],
    ['the longest wait for what follows an input (INP)', `${longest} ms`, `${longestMs} ms`],
  ];
  for (const row of press) console.log(row.join('   '));
  writeSection(
    'A phone',
    `At ${measuredCommit()}, in Chromium. Bytes of script as they come over the line (brotli, headers included), once the page is quiet.
The press: processor ${slowdown} times slower, slow 4G (1.6 Mbit/s, 150 ms), the middle of ${tries} first visits.

${tableOf([['Page', 'KB of script', 'By file'], ...rows])}

${tableOf([['What', 'Figure', 'Goal'], ...press])}`,
  );
} finally {
  await browser.close();
  await shop.remove();
}
