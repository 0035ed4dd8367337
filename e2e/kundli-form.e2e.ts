import type { Browser, Page } from '@playwright/test';
import {
  card,
  chartCall,
  fillBirth,
  generate,
  heading,
  makeKundli,
  provoked,
  suggestion,
} from './birth-form.ts';
import { checkA11y, newVisitor, type Watched } from './browser.ts';
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

async function open(options: Parameters<typeof newVisitor>[1] = {}): Promise<void> {
  visitor = await newVisitor(browser, { allowed: provoked, ...options });
  page = visitor.page;
  await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
}
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

test('the selected gender is visible in forced colours', async () => {
  await open();
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (gender: string) =>
    page
      .getByText(gender, { exact: true })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await groundOf('Female')).toBe(await groundOf('Male'));
  await page.getByText('Female', { exact: true }).click();
  expect(await groundOf('Female')).not.toBe(await groundOf('Male'));
});

test('the list of years ends with the current one, and an older year can be typed', async () => {
  await open();
  const thisYear = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format();
  const year = page.getByLabel('Year');
  await expect(year).toHaveValue('2025');
  await expect(year.locator('option').first()).toHaveText(thisYear);
  await expect(year.locator('option').last()).toHaveText('1926');
  await fillBirth(page);
  await page.getByRole('button', { name: 'Born before 1926? Type the year' }).click();
  await year.fill('1899');
  await generate(page);
  await page.getByText('Please enter a year from 1900 on.').waitFor();
  await year.fill('१९१०');
  await checkA11y(page);
  await generate(page);
  await card(page, 'Basic Information').getByText('12 Jul 1910').first().waitFor();
  await expect(year).toHaveValue('1910');
  await page.getByRole('button', { name: 'Choose the year from the list' }).click();
  await expect(year).toHaveValue('2025');
});

test.describe('invalid input', () => {
  test.beforeEach(() => open());

  test('is reported at the field, and the first field receives focus', async () => {
    await generate(page);
    for (const text of [
      'Please enter a name.',
      'Please choose a gender.',
      'Please enter a birthplace.',
    ])
      await page.getByText(text).waitFor();
    await expect(page.getByLabel('Full name')).toBeFocused();
  });

  test('includes 31 February, and an hour without a minute', async () => {
    await fillBirth(page, { time: false });
    await page.getByLabel('Month').selectOption('02');
    await page.getByLabel('Day').selectOption('31');
    await page.getByLabel('Hour').selectOption('05');
    await generate(page);
    await page.getByText('Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.').waitFor();
    await page.getByText('Invalid birth time. Please use HH:MM in 24-hour format.').waitFor();
    await page.getByLabel('Month').selectOption('07');
    await generate(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Minute');
    await expect(page.getByLabel('Hour')).toHaveValue('05');
    await expect(page.getByLabel('Full name')).toHaveValue('Meera Sharma');
  });

  test('asks for another place if none is found', async () => {
    await fillBirth(page, { place: 'qqqqxyzzy' });
    await generate(page);
    await page.getByText('Please choose a birthplace from the list.').waitFor();
    await expect(page.getByLabel('Place of birth')).toHaveAttribute('aria-invalid', 'true');
  });

  test('accepts a place by coordinates, and requires all three of them', async () => {
    await fillBirth(page, { place: 'Grandmother’s farm' });
    await page.getByText('Place not in the list?').click();
    await page.getByLabel('Latitude').fill('22.5');
    await generate(page);
    await page.getByText('Please enter the time zone too.').waitFor();
    await page.getByLabel('Longitude').fill('88.3');
    await page.getByLabel('Time zone or offset').fill('+05:53:20');
    await generate(page);
    await card(page, 'Basic Information').getByText('22.50° N, 88.30° E').waitFor();
    await card(page, 'Basic Information').getByText('12 Jul 1936, 18:20 (UTC+05:53:20)').waitFor();
  });

  test('displays a name with markup as text, and renders none of it', async () => {
    const name = '<img src=x onerror=alert(1)> "><script>alert(2)</script>';
    await makeKundli(page, { name });
    await card(page, 'Basic Information').getByText(name).waitFor();
    await expect(page.locator('.kundli-drawing').locator('img, script, foreignObject')).toHaveCount(
      0,
    );
    await page.getByText('South Indian').click();
    await expect(page.locator('.kundli-drawing').locator('img, script, foreignObject')).toHaveCount(
      0,
    );
  });
});

test.describe('server responses', () => {
  test.beforeEach(() => open());

  for (const [status, json, text] of [
    [402, {}, 'API credit limit reached. Please try again later or contact support.'],
    [429, { retryAfter: 12 }, 'Rate limit exceeded. Please wait 12 seconds before trying again.'],
    [429, {}, 'Rate limit exceeded. Please wait 60 seconds before trying again.'],
    [500, { message: 'The sky is closed.' }, 'The sky is closed.'],
    [500, { error: 'Closed' }, 'Closed'],
    [500, {}, 'Something went wrong'],
  ] as const)
    test(`${status} with ${JSON.stringify(json)} reads: ${text}`, async () => {
      await page.route(chartCall, (route) => route.fulfill({ status, json }));
      await fillBirth(page);
      await generate(page);
      await page.getByRole('alert').getByText(text).waitFor();
      await checkA11y(page);
    });

  test('can be requested again after a connection failure', async () => {
    await page.route(chartCall, (route) => route.abort());
    await fillBirth(page);
    await generate(page);
    await page.getByRole('alert').getByText('could not be reached').waitFor();
    await page.unroute(chartCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Yoga Details').waitFor();
  });

  test('are preceded by a loading message', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(chartCall, async (route) => {
      await released;
      await route.continue();
    });
    await fillBirth(page);
    await generate(page);
    await page.getByRole('status').getByText('Generating...').waitFor();
    await expect(page.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await checkA11y(page);
    release();
    await heading(page, 'Yoga Details').waitFor();
  });

  async function changed(change: object): Promise<void> {
    await page.route(chartCall, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), ...change } });
    });
    await makeKundli(page);
  }

  test('fall back to a notice without a reason', async () => {
    await changed({ source: 'fallback', message: undefined });
    await page.getByText('Using basic information due to API limits').waitFor();
  });

  for (const kundliChart of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>window.broken = true</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="window.broken = true"></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><text fill="url(//example.com/x)">x</text></svg>',
    '<p>no drawing</p>',
  ])
    test(`are not trusted with ${kundliChart}`, async () => {
      await changed({ kundliChart });
      await page
        .getByText('The chart could not be drawn. The table has the same information.')
        .waitFor();
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      await expect(page.locator('.kundli-drawing')).toHaveCount(0);
    });
});

test.describe('by keyboard only', () => {
  test.beforeEach(() => open());

  test('the form is filled in, submitted and its result read', async () => {
    await page.getByLabel('Full name').focus();
    await page.keyboard.type('Meera Sharma');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    for (const value of ['12', '07', '1936', '18', '20']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
      // Skips the button for an older year.
      if (value === '1936') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ramesw');
    await suggestion(page, 'Rameswaram').first().waitFor();
    const place = page.getByLabel('Place of birth');
    await expect(place).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(place).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue('Rameswaram, Tamil Nadu, India');
    await page.keyboard.press('Enter');
    await heading(page, 'Yoga Details').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Kundli Chart/);
    await card(page, 'Basic Information').getByText('18:20').waitFor();
  });
});
