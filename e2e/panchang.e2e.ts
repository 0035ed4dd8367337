import type { Browser, Page } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';

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

async function visit(path: string, options: Parameters<typeof newVisitor>[1] = {}): Promise<void> {
  visitor = await newVisitor(browser, options);
  page = visitor.page;
  await page.goto(shop.url + path);
}

/** The date in India `days` days from the shop's today, YYYY-MM-DD. */
const indianDate = (days = 0) =>
  new Date(now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
/** A day other than the shop's, so that its page has no time-dependent parts. */
const jaipur = '/panchang/jaipur/2026-11-22';

test.describe('today', () => {
  test('is displayed for a city, marks the current period and counts down to the next change', async () => {
    await visit('/panchang');
    await heading('Panchang for Delhi').waitFor();
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(indianDate());
    const panel = page.getByRole('region', { name: 'Sun, Moon and now' });
    await panel.getByText(/^It is \d\d:\d\d: \w+ choghadiya, hora of \w+\./).waitFor();
    await panel.getByText(/^Next: .+ at \d\d:\d\d.*, in (?:\d+ h )?\d+ min\.$/).waitFor();
    const running = page
      .getByRole('table', { name: /^(Choghadiya|Hora): / })
      .getByText('Now', { exact: true });
    const visible = await running.evaluateAll((marks) =>
      marks.filter((mark) => mark.checkVisibility({ visibilityProperty: true })),
    );
    expect(visible).toHaveLength(2);
    await checkA11y(page);
  });

  test('is one shared page, independent of the time', async () => {
    await visit('/panchang');
    const html = async () => (await page.request.get(`${shop.url}/panchang`)).text();
    const first = await html();
    expect(first).not.toContain('data-now');
    expect(first).toMatch(/The panchang day runs from sunrise \(\d\d:\d\d\)/);
    expect(await html()).toBe(first);
  });

  test('is available by a city only, and linked from the footer', async () => {
    await visit('/faqs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang' }).click();
    await page.waitForURL('**/panchang');
    await page.goto(`${shop.url}/panchang/mumbai`);
    expect(new URL(page.url()).pathname).toBe(`/panchang/mumbai/${indianDate()}`);
  });
});

test.describe('another day', () => {
  test('is selected by keyboard', async () => {
    await visit('/panchang');
    await page.getByLabel('City').fill('Bombay');
    await page.keyboard.press('Tab');
    await page.getByLabel('Date', { exact: true }).fill('2027-01-15');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/panchang/mumbai/2027-01-15');
    await heading('Panchang for Mumbai').waitFor();
    await page.getByText('Makara Sankranti').waitFor();
  });

  test('is selected and opened before hydration', async () => {
    await visit(jaipur, { script: false });
    await page.getByRole('link', { name: 'Next day: 23 November 2026' }).click();
    await page.waitForURL('**/panchang/jaipur/2026-11-23');
    await page.getByLabel('City').fill('वाराणसी');
    await page.getByRole('button', { name: 'Show the panchang' }).click();
    await page.waitForURL('**/panchang/varanasi/2026-11-23');
  });

  test('displays at the field that a city is not found', async () => {
    await visit('/panchang', { allowed: /status of 404/ });
    await page.getByLabel('City').fill('Xqzzk');
    await page.keyboard.press('Enter');
    await page.getByText('We could not find a city called “Xqzzk”.').waitFor();
    await expect(page.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
  });

  test('has limbs with their end times, the Sun and Rahu Kaal as in the almanac', async () => {
    await visit(jaipur);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const limbs = region('The five limbs');
    await limbs.getByText('Shukla Trayodashi').waitFor();
    await expect(limbs).toContainText('Shukla Trayodashi until 02:38, 23 Nov');
    await expect(limbs).toContainText('Ravivara, the day of Sun');
    await expect(region('Sun, Moon and now')).toHaveText(/Sunrise06:52Sunset17:34/);
    const rahu = page.getByRole('row', { name: /^Rahu Kaal/ });
    await expect(rahu).toContainText('16:14 to 17:34');
    await page.getByText('Pradosh Vrat').waitFor();
  });

  test('changes with the displayed definition of sunrise', async () => {
    await visit(jaipur);
    await page.getByText('sunrise by the Sun’s upper limb, with refraction').waitFor();
    await page.getByRole('link', { name: /^Centre of the disc/ }).click();
    await page.waitForURL(`**${jaipur}?sunrise=hindu`);
    await page.getByText('sunrise by the centre of the Sun’s disc, without refraction').waitFor();
    await expect(page.getByRole('region', { name: 'Sun, Moon and now' })).toContainText(
      'Sunrise06:56',
    );
    const current = page.getByRole('link', { name: /^Centre of the disc/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
  });

  test('has no page for a date outside the almanac, and explains it', async () => {
    await visit('/panchang/jaipur/2026-02-30', { allowed: /status of 404/ });
    await heading('No panchang for this page').waitFor();
    await page.goto(`${shop.url}/panchang/tromso/2026-06-21`);
    await page.getByText('The Sun does not rise and set there on that day').waitFor();
  });
});

test.describe('a month', () => {
  test('has the calendar of a selected region, by its own rules', async () => {
    await visit('/panchang/chennai/month/2026-01');
    await page.getByText('Calendar of a region', { exact: true }).click();
    const dayOf = (festival: string) =>
      page
        .getByRole('table', { name: 'Festivals' })
        .getByRole('row', { name: festival })
        .first()
        .getByRole('cell')
        .last();
    await page.getByLabel('Region').selectOption('Tamil Nadu (Vakya)');
    await expect(dayOf('Mattu Pongal')).toHaveText('Fri, 16 January');
    await expect(page.getByRole('table', { name: 'Solar months' }).getByRole('row')).toHaveCount(
      13,
    );
    await page.getByLabel('Region').selectOption('West Bengal');
    await expect(dayOf('Poila Boishakh, Bengali new year')).toHaveText('Wed, 15 April');
    await checkA11y(page);
  });

  test('is a table with a row per day, festivals and a link to each day', async () => {
    await visit('/panchang/delhi/month/2026-11');
    const table = page.getByRole('table', { name: 'The days of November 2026 in Delhi' });
    await expect(table.getByRole('row')).toHaveCount(31);
    const diwali = table.getByRole('row').filter({ hasText: 'Diwali (Lakshmi Puja)' });
    await diwali
      .getByRole('rowheader')
      .getByRole('link', { name: /Panchang of 8 November 2026$/ })
      .click();
    await page.waitForURL('**/panchang/delhi/2026-11-08');
  });

  test('is exported as a calendar file', async () => {
    await visit('/panchang/delhi/month/2026-11');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'This month for your calendar (.ics)' }).click();
    expect((await downloading).suggestedFilename()).toBe('panchang-delhi-2026-11.ics');
  });
});

test.describe('the pages', () => {
  const paths = [
    jaipur,
    '/panchang/jaipur/month/2026-11',
    '/hi/panchang/jaipur/2026-11-22',
    '/hi/panchang/jaipur/month/2026-11',
  ];
  for (const path of paths)
    test(`${path} fits every screen and is accessible`, async () => {
      await visit(path);
      for (const size of Object.values(screens)) {
        await page.setViewportSize(size);
        await expectNoHorizontalScroll(page);
      }
      await checkA11y(page);
      await page.setViewportSize(screens.desktop);
      await checkA11y(page);
    });

  test('are in Hindi below /hi', async () => {
    await visit('/hi/panchang/jaipur/2026-11-22');
    await heading('जयपुर का पंचांग').waitFor();
    const main = (await page.getByRole('main').textContent()) ?? '';
    for (const expected of ['शुक्ल त्रयोदशी', 'रविवार, सूर्य का दिन', 'राहु काल', 'प्रदोष व्रत'])
      expect(main).toContain(expected);
    await page.getByLabel('शहर').fill('वाराणसी');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/hi/panchang/varanasi/2026-11-22');
  });

  for (const path of ['/panchang', '/hi/panchang'])
    test(`${path} does not shift while it loads on a slow phone`, async () => {
      visitor = await newVisitor(browser, { screen: 'phone' });
      page = visitor.page;
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(() => {
        const seen = { sum: 0 };
        Object.assign(window, { shifts: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) seen.sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      await page.locator('[data-now]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
      ).toBeLessThanOrEqual(0.02);
    });
});
