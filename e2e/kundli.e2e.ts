import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, openBrowser, screens, type Watched } from './browser.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { register, toast } from './shopping.ts';

/** The browser's own lines about replies and calls that the journeys make fail, and about a handler that it refused. */
const provoked =
  /^(Failed to load resource: (the server responded with a status of (400|402|429|500)|net::ERR_FAILED)|Executing inline event handler)/;

/** A birth whose chart is known from the Swiss Ephemeris: graha, rashi, house. */
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

beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), startShop()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.remove();
});

async function open(options: Parameters<typeof newVisitor>[1] = {}): Promise<void> {
  visitor = await newVisitor(browser, { allowed: provoked, ...options });
  page = visitor.page;
  await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
}
afterEach(async () => {
  visitor.expectSilence();
  await visitor.close();
});

const suggestion = (name: string): Locator => page.getByRole('listbox').getByRole('option', { name });
const generate = () => page.getByRole('button', { name: 'Generate kundli' }).click();
const heading = (name: string): Locator => page.getByRole('heading', { name, exact: true });
const card = (name: string): Locator => page.getByRole('region', { name });
const chartCall = '**/api/astrology/kundli';

async function fill({
  name = 'Meera Sharma',
  time = true,
  place = 'Rameswaram, Tamil Nadu, India',
} = {}): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Day').selectOption('12');
  await page.getByLabel('Month').selectOption('07');
  await page.getByLabel('Year').selectOption('1936');
  if (time) {
    await page.getByLabel('Hour').selectOption('18');
    await page.getByLabel('Minute').selectOption('20');
  }
  await page.getByLabel('Place of birth').fill(place);
}

async function make(birth: Parameters<typeof fill>[0] = {}): Promise<void> {
  await fill(birth);
  await generate();
  await heading('Yoga Details').waitFor();
}

describe('a known birth', () => {
  beforeEach(() => open());

  it('is shown as the ephemeris has it, and stands in no address', async () => {
    await page.getByText('Worried about your future? Let us help').waitFor();
    await fill({ place: 'ramesw' });
    await suggestion('Rameswaram').first().click();
    const [request] = await Promise.all([page.waitForRequest(chartCall), generate()]);
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
    await heading('Yoga Details').waitFor();

    const rows = page.getByRole('table', { name: /Grahas of the chart/ }).getByRole('row');
    for (const [graha, rashi, house] of rameswaram) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name: graha }) });
      expect(await row.getByRole('cell').first().textContent(), graha).toContain(rashi);
      expect(await row.getByRole('cell').last().textContent(), graha).toBe(house);
    }
    const basic = card('Basic Information');
    await basic.getByText('12 Jul 1936, 18:20 IST').waitFor();
    await basic.getByText('Dhanu (Sagittarius)').waitFor();
    await basic.getByText('Live calculation').waitFor();
    const nakshatra = card('Nakshatra Details');
    await nakshatra.getByText('Ashwini, pada 3').waitFor();
    await nakshatra.getByText('Mesha, lord Mars').waitFor();
    await nakshatra.getByText('Cancer', { exact: true }).waitFor();
    await card('Dasha Periods').getByText('13 Mar 1939 to 13 Mar 1959').waitFor();
    await card('Current Dasha Balance').getByText('of the Ketu mahadasha remained at birth').waitFor();
    expect(page.url()).toBe(`${shop.url}/kundli`);
  });

  it('is answered from the cache the second time, and says so', async () => {
    await make();
    await generate();
    await card('Basic Information').getByText('Saved result').waitFor();
  });

  it('opens several groups of yogas, and one mahadasha at a time', async () => {
    await make();
    const yogas = card('Yoga Details');
    await yogas.getByRole('button', { name: /Chandra Yogas/ }).click();
    expect(await yogas.locator('button[aria-expanded="true"]').count()).toBe(2);
    const dashas = card('Dasha Periods');
    const venus = dashas.getByRole('button', { name: /^Venus/ });
    await venus.click();
    expect(await dashas.locator('button[aria-expanded="true"]').count()).toBe(1);
    await venus.click();
    expect(await dashas.locator('button[aria-expanded="true"]').count()).toBe(0);
  });

  it('can be drawn in the South Indian style', async () => {
    await make();
    const drawing = page.getByRole('img', { name: 'Kundli of Meera Sharma' });
    expect(await drawing.getAttribute('aria-describedby')).toBe('kundli-north-desc');
    await page.getByText('South Indian').click();
    expect(await drawing.getAttribute('aria-describedby')).toBe('kundli-south-desc');
  });

  it('is given as a picture that is made in the browser', async () => {
    await make();
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

  it('advises a stone, names what to leave alone, and links to remedies', async () => {
    await make();
    const stone = card('The stone that fits');
    await stone.getByText('Better left alone').waitFor();
    await stone.getByText(/This is belief/).waitFor();
    await stone.getByRole('link', { name: 'Ask an astrologer' }).waitFor();
    await stone.getByRole('link', { name: /₹/ }).first().click();
    await page.waitForURL('**/remedies/*');
    await page.goBack();
    await heading('Yoga Details').waitFor();
  });

  it('is accessible, as a form, with faults and as a result', async () => {
    await expectAccessible(page);
    await generate();
    await expectAccessible(page);
    await make();
    await expectAccessible(page);
  });
});

describe('without a birth time', () => {
  beforeEach(() => open());

  it('says what was assumed and claims no house', async () => {
    await make({ time: false });
    await page.getByText(/No birth time was given, so 12:00 local time was used/).waitFor();
    const basic = card('Basic Information');
    await basic.getByText('Basic information', { exact: true }).waitFor();
    await basic.getByText('12 Jul 1936, time not known').waitFor();
    const houses = await page
      .getByRole('table', { name: /Grahas of the chart/ })
      .getByRole('row')
      .allTextContents();
    expect(houses.slice(1).every((row) => row.endsWith('–'))).toBe(true);
    await card('The stone that fits').getByText('No birth time, so no lagna.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a birth time' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Hour');
  });
});

describe('bad input', () => {
  beforeEach(() => open());

  it('is told by the field, and the first field takes the focus', async () => {
    await generate();
    for (const text of ['Please give a name.', 'Please choose a gender.', 'Please give a birthplace.'])
      await page.getByText(text).waitFor();
    expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('knows that February has no 31st, and that an hour needs a minute', async () => {
    await fill({ time: false });
    await page.getByLabel('Month').selectOption('02');
    await page.getByLabel('Day').selectOption('31');
    await page.getByLabel('Hour').selectOption('05');
    await generate();
    await page.getByText('Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.').waitFor();
    await page.getByText('Invalid birth time. Please use HH:MM in 24-hour format.').waitFor();
  });

  it('asks for another word where no place is found', async () => {
    await fill({ place: 'qqqqxyzzy' });
    await generate();
    await page.getByText('Please choose a birthplace from the list.').waitFor();
    expect(await page.getByLabel('Place of birth').getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a place by coordinates, and asks for all three of them', async () => {
    await fill({ place: 'Grandmother’s farm' });
    await page.getByText('Place not in the list?').click();
    await page.getByLabel('Latitude').fill('22.5');
    await generate();
    await page.getByText('Please give the time zone too.').waitFor();
    await page.getByLabel('Longitude').fill('88.3');
    await page.getByLabel('Time zone or offset').fill('+05:53:20');
    await generate();
    await card('Basic Information').getByText('22.50° N, 88.30° E').waitFor();
    await card('Basic Information').getByText('12 Jul 1936, 18:20 (UTC+05:53:20)').waitFor();
  });

  it('shows a name with markup as text, and draws none of it', async () => {
    const name = '<img src=x onerror=alert(1)> "><script>alert(2)</script>';
    await make({ name });
    await card('Basic Information').getByText(name).waitFor();
    expect(await page.locator('.kundli-drawing').locator('img, script, foreignObject').count()).toBe(0);
    await page.getByText('South Indian').click();
    expect(await page.locator('.kundli-drawing').locator('img, script, foreignObject').count()).toBe(0);
  });
});

describe('the shop’s answers', () => {
  beforeEach(() => open());

  it.each([
    [402, {}, 'API credit limit reached. Please try again later or contact support.'],
    [429, { retryAfter: 12 }, 'Rate limit exceeded. Please wait 12 seconds before trying again.'],
    [429, {}, 'Rate limit exceeded. Please wait 60 seconds before trying again.'],
    [500, { message: 'The sky is closed.' }, 'The sky is closed.'],
    [500, { error: 'Closed' }, 'Closed'],
    [500, {}, 'Something went wrong'],
  ])('%i with %j reads: %s', async (status, json, text) => {
    await page.route(chartCall, (route) => route.fulfill({ status, json }));
    await fill();
    await generate();
    await page.getByRole('alert').getByText(text).waitFor();
    await expectAccessible(page);
  });

  it('can be asked again after the connection was lost', async () => {
    await page.route(chartCall, (route) => route.abort());
    await fill();
    await generate();
    await page.getByRole('alert').getByText('could not be reached').waitFor();
    await page.unroute(chartCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('Yoga Details').waitFor();
  });

  it('are waited for in words', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(chartCall, async (route) => {
      await held;
      await route.continue();
    });
    await fill();
    await generate();
    await page.getByRole('status').getByText('Generating...').waitFor();
    expect(await page.getByRole('button', { name: 'Generating...' }).getAttribute('aria-busy')).toBe('true');
    await expectAccessible(page);
    answer();
    await heading('Yoga Details').waitFor();
  });

  async function changed(change: object): Promise<void> {
    await page.route(chartCall, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), ...change } });
    });
    await make();
  }

  it('fall back with a notice where they give no reason', async () => {
    await changed({ source: 'fallback', message: undefined });
    await page.getByText('Using basic information due to API limits').waitFor();
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>window.broken = true</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="window.broken = true"></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><text fill="url(//example.com/x)">x</text></svg>',
    '<p>no drawing</p>',
  ])('are not trusted with %s', async (kundliChart) => {
    await changed({ kundliChart });
    await page.getByText('The chart could not be drawn. Its table holds the same.').waitFor();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(await page.locator('.kundli-drawing').count()).toBe(0);
  });
});

describe('by keyboard alone', () => {
  beforeEach(() => open());

  it('is filled in, made and read', async () => {
    await page.getByLabel('Full name').focus();
    await page.keyboard.type('Meera Sharma');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    for (const value of ['12', '07', '1936', '18', '20']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ramesw');
    await suggestion('Rameswaram').first().waitFor();
    const place = page.getByLabel('Place of birth');
    expect(await place.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await place.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await place.inputValue()).toBe('Rameswaram, Tamil Nadu, India');
    await page.keyboard.press('Enter');
    await heading('Yoga Details').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Kundli Chart/);
    await card('Basic Information').getByText('18:20').waitFor();
  });
});

describe('on every screen', () => {
  it.each(Object.keys(screens) as (keyof typeof screens)[])('fits %s', async (screen) => {
    await open({ screen });
    await expectNoSidewaysScroll(page);
    await make();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  it('folds the form on a phone, and unfolds it', async () => {
    await open({ screen: 'phone' });
    await make();
    expect(await page.getByLabel('Full name').isVisible()).toBe(false);
    await page.getByText('12 Jul 1936, 18:20. Rameswaram, Tamil Nadu').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Meera Sharma');
  });
});

describe('a customer', () => {
  beforeEach(() => open());

  it('keeps a kundli, finds it in the profile, opens it there and removes it', async () => {
    await register(page, shop.url, '/kundli');
    await make();
    await page.getByRole('button', { name: 'Save kundli' }).click();
    await toast(page, 'Kundli saved').waitFor();
    await page.goto(`${shop.url}/user/profile`);
    const saved = card('Saved kundlis');
    await saved.getByText('Dhanu (Sagittarius) lagna').waitFor();
    await expectAccessible(page);
    await saved.getByRole('link', { name: /Meera Sharma/ }).click();
    await heading('Yoga Details').waitFor();
    expect(page.url()).toBe(`${shop.url}/kundli`);
    await page.goto(`${shop.url}/user/profile`);
    await saved.getByRole('button', { name: 'Remove kundli of Meera Sharma' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await saved.getByText('No kundli is saved yet.').waitFor();
  });
});
