import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { readPdfLines } from '../server/testing/read-pdf.ts';
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
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { expect, test } from './journey.ts';
import { smallestLetter } from './shifts.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { register, toast } from './shopping.ts';

/** A birth whose chart is computed by the Swiss Ephemeris: graha, rashi, house. */
const rameswaram = [
  ['Sun', 'Mithuna', '7'],
  ['Moon', 'Mesha', '5'],
  ['Mars', 'Mithuna', '7'],
  ['Mercury', 'Mithuna', '7'],
  ['Jupiter', 'Vrischika', '12'],
  ['Venus', 'Karka', '8'],
  ['Saturn', 'Kumbha', '3'],
  ['Rahu', 'Dhanu', '1'],
  ['Ketu', 'Mithuna', '7'],
] as const;

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
});
test.afterAll(() => shop?.remove());

async function open(options: Parameters<typeof newVisitor>[1] = {}): Promise<void> {
  visitor = await newVisitor(browser, { allowed: provoked, ...options });
  page = visitor.page;
  await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
}
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

test.describe('a reference birth', () => {
  test.beforeEach(() => open());

  test('is displayed as in the ephemeris, and never in the URL', async () => {
    await page.getByText('Worried about your future? Let us help').waitFor();
    await fillBirth(page, { place: 'ramesw' });
    await page.getByLabel('Place of birth').press('ArrowDown');
    await suggestion(page, 'Rameswaram').first().click();
    const [request] = await Promise.all([page.waitForRequest(chartCall), generate(page)]);
    expect(request.postDataJSON()).toEqual({
      name: 'Meera Sharma',
      gender: 'female',
      dob: '12-07-1936',
      birthTime: '18:20',
      location: 'Rameswaram, Tamil Nadu, India',
      lat: expect.closeTo(9.2885, 1),
      lon: expect.closeTo(79.3127, 1),
      timezone: 'Asia/Kolkata',
    });
    await heading(page, 'Yoga Details').waitFor();

    const rows = page.getByRole('table', { name: /Grahas of the chart/ }).getByRole('row');
    for (const [graha, rashi, house] of rameswaram) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name: graha }) });
      await expect(row.getByRole('cell').first(), graha).toContainText(rashi);
      await expect(row.getByRole('cell').last(), graha).toHaveText(house);
    }
    const basic = card(page, 'Basic Information');
    await basic.getByText('12 Jul 1936, 18:20 IST').waitFor();
    await basic.getByText('Dhanu (Sagittarius)').waitFor();
    await basic.getByText('Live calculation').waitFor();
    const nakshatra = card(page, 'Nakshatra Details');
    await nakshatra.getByText('Ashwini, pada 3').waitFor();
    await nakshatra.getByText('Mesha, lord Mars').waitFor();
    await nakshatra.getByText('Cancer', { exact: true }).waitFor();
    const mangal = card(page, 'Mangal Dosha');
    await mangal.getByText('Present, strong').waitFor();
    await mangal.getByText('Mars stands in Mithuna, the 7th house from the lagna').waitFor();
    await page.getByRole('img', { name: 'Kundli of Meera Sharma' }).waitFor();
    await card(page, 'Dasha Periods').getByText('13 Mar 1939 to 13 Mar 1959').waitFor();
    await card(page, 'Current Dasha Balance')
      .getByText('of the Ketu mahadasha remained at birth')
      .waitFor();
    expect(page.url()).toBe(`${shop.url}/kundli`);
  });

  test('is served from the cache the second time, and states that', async () => {
    await makeKundli(page);
    await generate(page);
    await card(page, 'Basic Information').getByText('Saved result').waitFor();
  });

  test('expands several groups of yogas, and one mahadasha at a time', async () => {
    await makeKundli(page);
    const yogas = card(page, 'Yoga Details');
    await yogas.getByRole('button', { name: /Chandra Yogas/ }).click();
    await expect(yogas.locator('button[aria-expanded="true"]')).toHaveCount(2);
    const dashas = card(page, 'Dasha Periods');
    const venus = dashas.getByRole('button', { name: /^Venus/ });
    await venus.click();
    await expect(dashas.locator('button[aria-expanded="true"]')).toHaveCount(1);
    await venus.click();
    await expect(dashas.locator('button[aria-expanded="true"]')).toHaveCount(0);
  });

  test('can be drawn in the South Indian style', async () => {
    await makeKundli(page);
    const chart = page.getByRole('img', { name: 'Kundli of Meera Sharma' });
    await expect(chart).toHaveAttribute('aria-describedby', 'kundli-north-desc');
    await page.getByText('South Indian').click();
    await expect(chart).toHaveAttribute('aria-describedby', 'kundli-south-desc');
  });

  test('is available as an image rendered in the browser', async () => {
    await makeKundli(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      const ofThePage = pathname.startsWith('/pictures/') || pathname.startsWith('/assets/');
      if (protocol.startsWith('http') && !ofThePage) sent.push(request.url());
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share picture' }).click(),
    ]);
    const file = await readFile(await download.path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(download.suggestedFilename()).toBe('kundli.png');
    expect(sent).toEqual([]);
  });

  test('is available as a PDF; a failure is displayed and can be retried', async () => {
    await makeKundli(page);
    const paper = page.getByRole('button', { name: 'Download PDF' });
    await page.route(`${chartCall}/pdf`, (route) =>
      route.fulfill({ status: 429, json: { retryAfter: 9 } }),
    );
    await paper.click();
    await toast(page, 'The PDF could not be made').waitFor();
    await toast(page, 'Please wait 9 seconds').waitFor();
    await page.unroute(`${chartCall}/pdf`);
    const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
    const lines = readPdfLines(await readFile(await download.path()));
    expect(lines[0]).toContain('Kundli of Meera Sharma');
    expect(download.suggestedFilename()).toBe('kundli.pdf');
    expect(page.url()).toBe(`${shop.url}/kundli`);
  });

  test('recommends a stone, lists stones to avoid, and links to remedies', async () => {
    await makeKundli(page);
    const stone = card(page, 'The stone that suits you');
    await stone.getByText('Better left alone').waitFor();
    await stone.getByText(/This is belief/).waitFor();
    await stone.getByRole('link', { name: 'Ask an astrologer' }).waitFor();
    await stone.getByText(/It is a custom, not a rule/).waitFor();
    await stone.getByRole('textbox', { name: 'Body weight (kg)' }).fill('75');
    // 7.5 ratti of 182.25 mg.
    const ofThatWeight = stone.getByRole('link', { name: 'Stones in stock of about 6.8 ct' });
    await expect(ofThatWeight).toHaveAttribute(
      'href',
      /^\/remedies\?stone=[a-z-]+&weightFrom=5\.8&weightTo=7\.8$/,
    );
    await stone.getByRole('link', { name: /₹/ }).first().click();
    await page.waitForURL('**/remedies/*');
    await page.goBack();
    await heading(page, 'Yoga Details').waitFor();
  });

  test('is accessible as a form, with errors and as a result', async () => {
    await checkA11y(page);
    await generate(page);
    await checkA11y(page);
    await makeKundli(page);
    await checkA11y(page);
  });
});

test.describe('in Hindi', () => {
  test('uses Hindi in form, errors, chart and messages, and requests it from the server', async () => {
    visitor = await newVisitor(browser, { allowed: provoked });
    page = visitor.page;
    await page.goto(`${shop.url}/hi/kundli`, { waitUntil: 'networkidle' });
    const make = page.getByRole('button', { name: 'कुंडली बनाएँ' });
    await make.click();
    await page.getByText('कृपया नाम लिखें।').waitFor();
    await page.getByLabel('पूरा नाम').fill('मीरा');
    await page.getByText('महिला', { exact: true }).click();
    await page.getByLabel('वर्ष').selectOption('1936');
    await page.getByLabel('जन्म स्थान').fill('Qxzvwk');
    await make.click();
    await page.locator('form').getByText('कृपया सूची से जन्म स्थान चुनें।').waitFor();
    await page.getByLabel('जन्म स्थान').fill('Rameswaram, Tamil Nadu, India');
    const [request] = await Promise.all([page.waitForRequest(chartCall), make.click()]);
    expect(request.postDataJSON()).toMatchObject({ name: 'मीरा', language: 'hi' });
    await heading(page, 'योग विवरण').waitFor();
    await page.getByText('जन्म समय नहीं दिया गया, इसलिए स्थानीय समय 12:00 लिया गया।').waitFor();
    await expect(page.locator('.kundli-drawing svg')).toHaveAttribute('lang', 'hi');
    const text = (await page.locator('.kundli-results').textContent()) ?? '';
    expect(text.match(/[A-Za-z]{2,}/g)?.filter((word) => !/^(PDF|IST)$/.test(word))).toEqual([]);
    await checkA11y(page);
  });
});

test.describe('without a birth time', () => {
  test.beforeEach(() => open());

  test('states its assumptions, and no houses', async () => {
    await makeKundli(page, { time: false });
    await page.getByText(/No birth time was given, so 12:00 local time was used/).waitFor();
    const basic = card(page, 'Basic Information');
    await basic.getByText('Basic information', { exact: true }).waitFor();
    await basic.getByText('12 Jul 1936, time not known').waitFor();
    const houses = await page
      .getByRole('table', { name: /Grahas of the chart/ })
      .getByRole('row')
      .allTextContents();
    expect(houses.slice(1).every((row) => row.endsWith('–'))).toBe(true);
    await card(page, 'The stone that suits you').getByText('No birth time, so no lagna.').waitFor();
    const dashas = card(page, 'Dasha Periods');
    await dashas.getByText(/Dashas follow the Moon to the minute of birth/).waitFor();
    await dashas
      .getByText(/begins between \w+ \d{4} and \w+ \d{4}/)
      .first()
      .waitFor();
    await checkA11y(page);
    await page.getByRole('button', { name: 'Add a birth time' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Hour');
  });
});

test.describe('on every screen', () => {
  for (const screen of Object.keys(screens) as (keyof typeof screens)[])
    test(`fits ${screen}`, async () => {
      await open({ screen });
      await expectNoHorizontalScroll(page);
      await makeKundli(page);
      await expectNoHorizontalScroll(page);
      await checkA11y(page);
      for (const style of ['North Indian', 'South Indian']) {
        await page.getByText(style, { exact: true }).click();
        expect(await smallestLetter(page), style).toBeGreaterThanOrEqual(10);
      }
    });

  test('has the form on the left and the result on the right on a desktop', async () => {
    await open({ screen: 'desktop' });
    const form = await card(page, 'Birth details').boundingBox();
    const before = await page.getByText('Worried about your future? Let us help').boundingBox();
    expect(before!.x).toBeGreaterThan(form!.x + form!.width);
    await makeKundli(page);
    const text = await heading(page, 'Yoga Details').boundingBox();
    expect(text!.x).toBeGreaterThan(form!.x + form!.width);
  });

  test('collapses the form on a phone, and expands it', async () => {
    await open({ screen: 'phone' });
    await makeKundli(page);
    await expect(page.getByLabel('Full name')).toBeHidden();
    await page.getByText('12 Jul 1936, 18:20, Rameswaram, Tamil Nadu').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Meera Sharma');
  });
});

test.describe('a customer', () => {
  test.beforeEach(() => open());

  test('saves a kundli, finds it in the profile, opens it there and deletes it', async () => {
    await register(page, shop.url, '/kundli');
    await makeKundli(page);
    await page.getByRole('button', { name: 'Save kundli' }).click();
    await toast(page, 'Kundli saved').waitFor();
    await page.goto(`${shop.url}/user/profile`);
    const saved = card(page, 'Saved kundlis');
    await saved.getByText('Dhanu (Sagittarius) lagna').waitFor();
    await saved.getByRole('button', { name: 'Today from this chart: Meera Sharma' }).click();
    await saved.getByRole('table', { name: /^Transits over the birth chart/ }).waitFor();
    await saved.getByLabel('Place').selectOption({ label: 'Kolkata' });
    await saved.getByRole('table', { name: /^Panchang of .*, Kolkata$/ }).waitFor();
    await checkA11y(page);
    await saved.getByRole('link', { name: /Meera Sharma/ }).click();
    await heading(page, 'Yoga Details').waitFor();
    expect(page.url()).toBe(`${shop.url}/kundli`);
    await page.goto(`${shop.url}/user/profile`);
    await saved.getByRole('button', { name: 'Remove kundli of Meera Sharma' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await saved.getByText('No saved kundlis yet.').waitFor();
  });
});
