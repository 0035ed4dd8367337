import type { Browser, Page } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';

/** The ticker's console output, and the browser's about the response that caused it. */
const provoked = /^(Failed to load horoscope|Failed to load resource)/;
const call = '**/api/create/horoscope';

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

async function enter(options: Parameters<typeof newVisitor>[1] = {}): Promise<void> {
  visitor = await newVisitor(browser, options);
  page = visitor.page;
}

const ticker = () => page.getByRole('region', { name: 'Horoscope of the day' });
const entries = () => ticker().getByRole('listitem');

test.describe('the ticker', () => {
  test('has twelve signs, of which the moving copy is hidden from screen readers', async () => {
    await enter({ movement: true });
    await page.goto(shop.url);
    await entries().first().waitFor();
    await expect(entries()).toHaveCount(12);
    await expect(entries().first()).toHaveText(/^Aries: ./);
    const track = ticker().locator('.ticker-track');
    expect(
      await track.evaluate((element) => element.closest('[aria-hidden="true"]') !== null),
    ).toBe(true);
    await checkA11y(page);
  });

  for (const [screen, prefix] of [
    ['phone', ''],
    ['desktop', ''],
    ['phone', '/hi'],
    ['desktop', '/hi'],
  ] as const)
    test(`takes a minute per round and displays all signs in turn, on a ${screen} at ${JSON.stringify(prefix)}`, async () => {
      await enter({ screen, movement: true });
      await page.goto(`${shop.url}${prefix}/`);
      const track = page.locator('.ticker-track');
      const measure = () =>
        track.evaluate(async (element) => {
          // Reading a moving page's style at the end of an iteration defers its event to the next
          // frame.
          await new Promise(requestAnimationFrame);
          return {
            animation: getComputedStyle(element).animationDuration,
            shift: Number.parseFloat(
              (element as HTMLElement).style.getPropertyValue('--ticker-shift'),
            ),
            round: element.firstElementChild!.getBoundingClientRect().width,
            entries: [...element.firstElementChild!.children].map((entry) => entry.textContent),
          };
        });
      await expect.poll(async () => (await measure()).shift).toBeLessThanOrEqual(60 * 80);
      const seen = new Set<string | null>();
      for (let round = 0; seen.size < 12 && round < 4; round++) {
        const { animation, shift, round: width, entries } = await measure();
        expect(animation).toBe('60s');
        expect(shift).toBeCloseTo(width, 0);
        for (const entry of entries) seen.add(entry);
        await track.evaluate((element) => {
          const [animation] = element.getAnimations();
          animation!.currentTime =
            60_000 * (Math.floor(Number(animation!.currentTime) / 60_000) + 1) - 30;
        });
        await expect
          .poll(async () => (await measure()).entries[0])
          .not.toBe(entries.length < 12 ? entries[0] : '');
      }
      expect(seen.size).toBe(12);
    });

  test('fetches once a day: a cached day is displayed without a request', async () => {
    await enter({ movement: true });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create/horoscope')) requests += 1;
    });
    await page.goto(shop.url);
    await entries().first().waitFor();
    const first = await entries().allTextContents();
    await page.reload();
    await entries().first().waitFor();
    expect(await entries().allTextContents()).toEqual(first);
    expect(requests).toBe(1);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('horoscope_')),
      ),
    ).toEqual([expect.stringMatching(/^horoscope_\d{4}-\d{2}-\d{2}$/)]);
  });

  test('truncates long predictions and fills missing ones', async () => {
    await enter({ movement: true });
    const entry = (sign: string, prediction: string) => ({
      sign,
      data: { data: { daily_prediction: { sign_name: sign, prediction } } },
    });
    await page.route(call, (route) =>
      route.fulfill({
        json: { dailyHoroscope: [entry('aries', 'a'.repeat(111)), entry('taurus', '')] },
      }),
    );
    await page.goto(shop.url);
    await entries().first().waitFor();
    expect((await entries().allTextContents()).slice(0, 3)).toEqual([
      `Aries: ${'a'.repeat(107)}...`,
      'Taurus: Stay grounded and optimistic.',
      'Gemini: Stay grounded and optimistic.',
    ]);
  });

  for (const how of ['refused', 'unreachable'])
    test(`displays every sign if the day is ${how}`, async () => {
      await enter({ allowed: provoked, movement: true });
      await page.route(call, (route) =>
        how === 'refused' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      await page.goto(shop.url);
      await ticker().getByText('Offline mode').waitFor();
      const displayedEntries = await entries().allTextContents();
      expect(displayedEntries).toHaveLength(12);
      expect(
        displayedEntries.every((text) =>
          text.endsWith(': Embrace balance and stay open to growth'),
        ),
      ).toBe(true);
      const description = await ticker().getAttribute('aria-describedby');
      await expect(page.locator(`[id="${description}"]`)).toHaveText('Failed to load horoscope');
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).some((key) => key.startsWith('horoscope_')),
        ),
      ).toBe(false);
      await checkA11y(page);
    });

  test('can be paused', async () => {
    await enter({ movement: true });
    await page.goto(shop.url);
    const state = () =>
      ticker()
        .locator('.ticker-track')
        .evaluate((element) => getComputedStyle(element).animationPlayState);
    await ticker().getByRole('button', { name: 'Pause horoscope' }).press('Enter');
    expect(await state()).toBe('paused');
    await ticker().getByRole('button', { name: 'Play horoscope' }).press('Enter');
    expect(await state()).toBe('running');
  });

  test('does not move with reduced motion, and can be scrolled manually', async () => {
    await enter();
    await page.goto(shop.url);
    await entries().first().waitFor();
    await expect(ticker().locator('.ticker-track')).toHaveCount(0);
    await expect(entries().first()).toBeVisible();
    await checkA11y(page);
  });
});

test.describe('the page', () => {
  for (const screen of Object.keys(screens) as (keyof typeof screens)[])
    test(`has twelve signs and fits ${screen}`, async () => {
      await enter({ screen });
      await page.goto(`${shop.url}/horoscope`);
      expect(
        await page
          .getByRole('main')
          .getByRole('img', { name: /^[1-5] of 5$/ })
          .count(),
      ).toBe(12);
      await expectNoHorizontalScroll(page);
      await checkA11y(page);
    });

  test('explains its purpose before hydration', async () => {
    await enter();
    const html = await (await page.request.get(`${shop.url}/horoscope`)).text();
    // A day on which the Moon changes its sign has two halves, and displays the first one first.
    expect(html.match(/>(?:Until [^<:]+:\d\d[^<:]*: )?The Moon in \w+ is in your/g)).toHaveLength(
      12,
    );
  });

  test('is in Hindi below /hi, including the ticker', async () => {
    await enter({ movement: true });
    const html = await (await page.request.get(`${shop.url}/hi/horoscope`)).text();
    expect(html.match(/ का चन्द्र आपके /g)?.length).toBeGreaterThanOrEqual(12);
    await page.goto(`${shop.url}/hi`);
    const items = page.getByRole('region', { name: 'आज का राशिफल' }).getByRole('listitem');
    await items.first().waitFor();
    await expect(items.first()).toHaveText(/^मेष: .*।$/);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('horoscope_')),
      ),
    ).toEqual([expect.stringMatching(/^horoscope_hi_/)]);
  });

  test('moves the selected sign to the top and remembers it', async () => {
    await enter();
    await page.goto(`${shop.url}/horoscope`, { waitUntil: 'networkidle' });
    await page.getByLabel('My sign').selectOption('leo');
    const own = page.getByRole('region', { name: /Simha/ });
    await own.getByRole('link', { name: 'Simha and its remedies' }).waitFor();
    await page.reload();
    await own.waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('img', { name: /^[1-5] of 5$/ })
        .count(),
    ).toBe(12);
    await checkA11y(page);
  });

  test('is linked from the ticker and the footer', async () => {
    await enter();
    await page.goto(shop.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Horoscope' }).waitFor();
    await ticker().getByRole('link', { name: /Today/ }).click();
    await page.waitForURL('**/horoscope');
    await page.getByRole('heading', { level: 1, name: 'Daily horoscope' }).waitFor();
  });
});
