import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { readPdfLines } from '../server/testing/read-pdf.ts';
import { card, heading, makeKundli } from './birth-form.ts';
import { checkA11y, expectNoHorizontalScroll, newVisitor, type Watched } from './browser.ts';
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

async function open(
  path = '/kundli-matching',
  options: Parameters<typeof newVisitor>[1] = {},
): Promise<void> {
  visitor = await newVisitor(browser, { allowed: /status of 400/, ...options });
  page = visitor.page;
  await page.goto(shop.url + path, { waitUntil: 'networkidle' });
}

const labels = {
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
  const copy = labels[language];
  for (const [role, name, year, hour, minute] of [
    [copy.boy, 'Dev', '1990', '18', '20'],
    [copy.girl, 'Asha', '1995', '07', '40'],
  ] as const) {
    const birth = page.getByRole('group', { name: role, exact: true });
    await birth.getByLabel(copy.name).fill(name);
    await birth.getByLabel(copy.year).selectOption(year);
    if (time) {
      await birth.getByLabel(copy.hour).selectOption(hour);
      await birth.getByLabel(copy.minute).selectOption(minute);
    }
    await birth.getByLabel(copy.place).fill('Jaipur, Rajasthan, India');
  }
}
const submit = (language: 'en' | 'hi' = 'en') =>
  page.getByRole('button', { name: labels[language].match }).click();

test('two births are matched: koots with reasons, the total, Mangal dosha of both, and nothing in the URL', async () => {
  await open();
  await fillBoth();
  const [call] = await Promise.all([page.waitForResponse('**/api/astrology/matching'), submit()]);
  const reply = await call.json();
  await page.getByText(`${reply.total} of 36 points`).waitFor();
  const koots = card(page, 'The eight koots').getByRole('listitem');
  await expect(koots).toHaveCount(8);
  for (const [at, { name, why: reason, points, maximum }] of reply.koots.entries()) {
    const row = koots.nth(at);
    await row.getByRole('heading', { name }).waitFor();
    await row.getByText(reason, { exact: true }).waitFor();
    await row.getByText(`${points} of ${maximum}`, { exact: true }).waitFor();
  }
  await card(page, 'Mangal Dosha of both').getByText(reply.mangalText).waitFor();
  await page.getByText('Disputed', { exact: true }).first().waitFor();
  const south = card(page, 'Ten poruthams of the south');
  const names = reply.south.poruthams.map(({ name }: { name: string }) => name);
  await expect(south.getByRole('listitem').getByRole('heading')).toHaveText(names);
  await south.getByText(reply.south.papasamyaText, { exact: true }).waitFor();
  expect(page.url()).toBe(`${shop.url}/kundli-matching`);
  await expect(page.locator('#guna-milan')).toBeFocused();
});

test('the first missing field is focused, and an error is displayed at its birth', async () => {
  await open();
  await submit();
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await fillBoth();
  const girl = page.getByRole('group', { name: 'Girl', exact: true });
  await girl.getByLabel('Place of birth').fill('xqzzkv');
  await submit();
  await girl.locator('[aria-invalid="true"]').waitFor();
  await expect(
    page.getByRole('group', { name: 'Boy', exact: true }).locator('[aria-invalid="true"]'),
  ).toHaveCount(0);
});

test('without birth times the total is a range, and Mangal dosha is undetermined', async () => {
  await open();
  await fillBoth('en', { time: false });
  await submit();
  await card(page, 'Mangal Dosha of both').getByText('Needs a birth time').waitFor();
  await page.getByText(/needs both birth times/).waitFor();
});

test('the births can be changed, and are restored after a visit to another page', async () => {
  await open();
  await fillBoth();
  await submit();
  await heading(page, 'Both charts').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang' }).click();
  await page.getByRole('heading', { level: 1, name: /^Panchang for/ }).waitFor();
  await page.goBack();
  await heading(page, 'Both charts').waitFor();
  await page.getByRole('button', { name: 'Change the births' }).click();
  await expect(
    page.getByRole('group', { name: 'Boy', exact: true }).getByLabel('Full name'),
  ).toHaveValue('Dev');
});

test('an existing kundli is prefilled by a link from its page', async () => {
  await open('/kundli');
  await makeKundli(page);
  await page.getByRole('link', { name: 'Match two kundlis' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kundli Matching' }).waitFor();
  const girl = page.getByRole('group', { name: 'Girl', exact: true });
  await expect(girl.getByLabel('Full name')).toHaveValue('Meera Sharma');
});

test('a customer saves both births and selects one of them again', async () => {
  await open();
  await register(page, shop.url, '/kundli-matching');
  await fillBoth();
  await submit();
  await page.getByRole('button', { name: 'Save both kundlis' }).click();
  await page.getByRole('button', { name: 'Both saved' }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page
    .getByLabel('From your saved kundlis: Girl')
    .selectOption({ label: 'Asha, 01-01-1995' });
  const girl = page.getByRole('group', { name: 'Girl', exact: true });
  await expect(girl.getByLabel('Full name')).toHaveValue('Asha');
});

test('a match is available as a PDF, and as an image rendered in the browser', async () => {
  await open();
  await fillBoth();
  await submit();
  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return download;
  };
  const pdf = await fileOf('Download PDF');
  const lines = readPdfLines(await readFile(await pdf.path()));
  expect(lines.join('\n')).toContain('Dev and Asha');
  expect((await fileOf('Share picture')).suggestedFilename()).toBe('kundli-matching.png');
});

for (const [language, path] of [
  ['en', '/kundli-matching'],
  ['hi', '/hi/kundli-matching'],
] as const)
  for (const screen of ['phone', 'desktop'] as const)
    test(`${path} is accessible on a ${screen}, without horizontal scrolling or fonts below 10 px`, async () => {
      await open(path, { screen });
      await checkA11y(page);
      await fillBoth(language);
      await submit(language);
      await page.locator('#both-charts').waitFor();
      await checkA11y(page);
      await expectNoHorizontalScroll(page);
      expect(await smallestLetter(page)).toBeGreaterThanOrEqual(10);
    });

for (const screen of ['phone', 'desktop'] as const)
  test(`nothing shifts while the page opens and the match loads, on a ${screen}`, async () => {
    await open('/kundli-matching', { screen });
    const shifted = await watchShifts(page);
    await page.reload({ waitUntil: 'networkidle' });
    await fillBoth();
    expect(await shifted()).toBeLessThan(0.05);
    const requested = Promise.withResolvers<() => void>();
    await page.route('**/api/astrology/matching', (route) =>
      requested.resolve(() => void route.continue()),
    );
    await submit();
    const response = await requested.promise;
    // The form is collapsed after submission, and the expected result is in view.
    await expect(page.getByText('Matching...')).toBeInViewport();
    await shifted();
    response();
    await page.locator('#both-charts').waitFor();
    expect(await shifted('anybody')).toBeLessThan(0.05);
  });
