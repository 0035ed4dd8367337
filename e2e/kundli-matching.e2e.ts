import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { readPdfLines } from '../server/testing/read-pdf.ts';
import { card, heading, makeKundli } from './birth-form.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { smallestLetter, watchShifts } from './shifts.ts';
import type { ShopProcess } from './shop-process.ts';
import { register } from './shopping.ts';

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

async function open(path = '/kundli-matching', options: Parameters<typeof newVisitor>[1] = {}): Promise<void> {
  visitor = await newVisitor(browser, { allowed: /status of 400/, ...options });
  page = visitor.page;
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
}

const words = {
  en: {
    boy: 'Boy',
    girl: 'Girl',
    name: 'Full name',
    year: 'Year',
    hour: 'Hour',
    minute: 'Minute',
    place: 'Place of birth',
    match: 'Match the kundlis',
  },
  hi: {
    boy: 'वर',
    girl: 'वधू',
    name: 'पूरा नाम',
    year: 'वर्ष',
    hour: 'घंटा',
    minute: 'मिनट',
    place: 'जन्म स्थान',
    match: 'कुंडली मिलाएँ',
  },
} as const;

/** Fills in two births of 1 January: Dev, 1990 at 18:20, and Asha, 1995 at 07:40. */
async function fillBoth(language: 'en' | 'hi' = 'en', { time = true } = {}): Promise<void> {
  const said = words[language];
  for (const [role, name, year, hour, minute] of [
    [said.boy, 'Dev', '1990', '18', '20'],
    [said.girl, 'Asha', '1995', '07', '40'],
  ] as const) {
    const birth = page.getByRole('group', { name: role, exact: true });
    await birth.getByLabel(said.name).fill(name);
    await birth.getByLabel(said.year).selectOption(year);
    if (time) {
      await birth.getByLabel(said.hour).selectOption(hour);
      await birth.getByLabel(said.minute).selectOption(minute);
    }
    await birth.getByLabel(said.place).fill('Jaipur, Rajasthan, India');
  }
}
const submit = (language: 'en' | 'hi' = 'en') => page.getByRole('button', { name: words[language].match }).click();

test('two births are matched: koots with reasons, the sum, Mangal dosha of both, and nothing in the address', async () => {
  await open();
  await fillBoth();
  const [call] = await Promise.all([page.waitForResponse('**/api/astrology/matching'), submit()]);
  const reply = await call.json();
  await page.getByText(`${reply.total} of 36 points`).waitFor();
  const koots = card(page, 'The eight koots').getByRole('listitem');
  await expect(koots).toHaveCount(8);
  for (const [at, { name, why, points, maximum }] of reply.koots.entries()) {
    const row = koots.nth(at);
    await row.getByRole('heading', { name }).waitFor();
    await row.getByText(why, { exact: true }).waitFor();
    await row.getByText(`${points} of ${maximum}`, { exact: true }).waitFor();
  }
  await card(page, 'Mangal Dosha of both').getByText(reply.mangalText).waitFor();
  await page.getByText('Disputed', { exact: true }).first().waitFor();
  expect(page.url()).toBe(`${shop.url}/kundli-matching`);
  await expect(page.locator('#guna-milan')).toBeFocused();
});

test('the first field that is missing has the focus, and a refusal stands by the birth it is about', async () => {
  await open();
  await submit();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await fillBoth();
  const girl = page.getByRole('group', { name: 'Girl', exact: true });
  await girl.getByLabel('Place of birth').fill('xqzzkv');
  await submit();
  await girl.locator('[aria-invalid="true"]').waitFor();
  await expect(page.getByRole('group', { name: 'Boy', exact: true }).locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('without hours of birth the total is a range, and Mangal dosha is left open', async () => {
  await open();
  await fillBoth('en', { time: false });
  await submit();
  await card(page, 'Mangal Dosha of both').getByText('Needs a birth time').waitFor();
  await page.getByText(/needs both birth times/).waitFor();
});

test('the births can be changed, and come back after a visit to another page', async () => {
  await open();
  await fillBoth();
  await submit();
  await heading(page, 'Both charts').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang' }).click();
  await page.getByRole('heading', { level: 1, name: /^Panchang for/ }).waitFor();
  await page.goBack();
  await heading(page, 'Both charts').waitFor();
  await page.getByRole('button', { name: 'Change the births' }).click();
  await expect(page.getByRole('group', { name: 'Boy', exact: true }).getByLabel('Full name')).toHaveValue('Dev');
});

test('a kundli that was made stands in its place when its page leads here', async () => {
  await open('/kundli');
  await makeKundli(page);
  await page.getByRole('link', { name: 'Match two kundlis' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kundli Matching' }).waitFor();
  const girl = page.getByRole('group', { name: 'Girl', exact: true });
  await expect(girl.getByLabel('Full name')).toHaveValue('Meera Sharma');
});

test('a customer keeps both births and chooses one of them again', async () => {
  await open();
  await register(page, shop.url, '/kundli-matching');
  await fillBoth();
  await submit();
  await page.getByRole('button', { name: 'Save both kundlis' }).click();
  await page.getByRole('button', { name: 'Both saved' }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByLabel('From your saved kundlis: Girl').selectOption({ label: 'Asha, 01-01-1995' });
  const girl = page.getByRole('group', { name: 'Girl', exact: true });
  await expect(girl.getByLabel('Full name')).toHaveValue('Asha');
});

test('is given as a PDF and as a picture that is drawn in the browser', async () => {
  await open();
  await fillBoth();
  await submit();
  const fileOf = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return download;
  };
  const paper = await fileOf('Download PDF');
  const lines = readPdfLines(await readFile(await paper.path()));
  expect(lines.join('\n')).toContain('Dev and Asha');
  expect((await fileOf('Share picture')).suggestedFilename()).toBe('kundli-matching.png');
});

for (const [language, path] of [
  ['en', '/kundli-matching'],
  ['hi', '/hi/kundli-matching'],
] as const)
  for (const screen of ['phone', 'desktop'] as const)
    test(`${path} is accessible on a ${screen}, nothing scrolls sideways, and no letter is smaller than 10 px`, async () => {
      await open(path, { screen });
      await expectAccessible(page);
      await fillBoth(language);
      await submit(language);
      await page.locator('#both-charts').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(await smallestLetter(page)).toBeGreaterThanOrEqual(10);
    });

for (const screen of ['phone', 'desktop'] as const)
  test(`nothing moves by itself while the page opens and the match comes in, on a ${screen}`, async () => {
    await open('/kundli-matching', { screen });
    const shifted = await watchShifts(page);
    await page.reload({ waitUntil: 'networkidle' });
    await fillBoth();
    expect(await shifted()).toBeLessThan(0.05);
    const requested = Promise.withResolvers<() => void>();
    await page.route('**/api/astrology/matching', (route) => requested.resolve(() => void route.continue()));
    await submit();
    const response = await requested.promise;
    // The form has folded by the press, and what is waited for is in sight.
    await expect(page.getByText('Matching...')).toBeInViewport();
    await shifted();
    response();
    await page.locator('#both-charts').waitFor();
    expect(await shifted('anybody')).toBeLessThan(0.05);
  });
