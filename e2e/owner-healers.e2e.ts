import { bookingDates } from '@jyotiratna/contract';
import type { Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { toast } from './shopping.ts';

/** The browser's console output about rejected drafts. */
const allowed = /^Failed to load resource: the server responded with a status of 400/;

/** Healers edited by their owner, and the result for a guest. The steps depend on each other. */
test.describe('an owner of healers’ profiles', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: ShopProcess;
  let owner: Watched;
  let page: Page;
  let guest: Watched;

  test.beforeAll(async ({ browser }) => {
    shop = await startShop();
    owner = await newAdministrator(browser, shop.url, { allowed });
    page = owner.page;
    guest = await newVisitor(browser);
  });
  test.afterAll(async () => {
    await owner?.close();
    await guest?.close();
    await shop?.remove();
  });

  const hindiName = 'सरोजिनी म.';
  const bio = 'नाम के अंकों और दशा से काम का सही समय बताती हैं।';
  const cardOf = (name: string) => guest.page.getByRole('article', { name });
  const open = (path: string) => guest.page.goto(shop.url + path, { waitUntil: 'networkidle' });

  async function expectFits(where: Page): Promise<void> {
    await checkA11y(where);
    await where.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(where);
    await checkA11y(where);
    await where.setViewportSize({ width: 1440, height: 900 });
  }

  test('finds the seeded healers', async () => {
    await page.goto(`${shop.url}/admin/healers`);
    await page.getByRole('row', { name: /Sarojini M\..*₹70.*Nobody has it.*Published/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(7);
    await expectFits(page);
    owner.expectNoOutput();
  });

  test('edits a Hindi text and a price; an invalid price is reported at its field', async () => {
    await page.getByRole('link', { name: 'Sarojini M.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sarojini M.' }).waitFor();
    await expectFits(page);
    await page.getByRole('textbox', { name: 'About the healer in Hindi' }).fill(bio);
    const price = page.getByRole('spinbutton', { name: 'A minute of chat' });
    await price.fill('300');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Please enter 250 or less.').first().waitFor();
    await price.fill('110');
    await page
      .getByRole('region', { name: 'Portrait' })
      .getByLabel('Picture file')
      .setInputFiles(await imageFile('face', '#5b7a4a'));
    await page.getByRole('button', { name: 'Choose another' }).waitFor();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await toast(page, 'Draft saved').waitFor();
    await expectFits(page);
  });

  test('previews card and profile, which a guest cannot see yet', async () => {
    const href = await page.getByRole('link', { name: /Preview in Hindi/ }).getAttribute('href');
    const preview = await owner.context.newPage();
    await preview.goto(shop.url + href);
    await preview
      .getByRole('article', { name: `${hindiName} (नमूना)` })
      .getByText('₹110')
      .waitFor();
    await preview.getByRole('button', { name: 'प्रोफ़ाइल देखें' }).click();
    await preview.getByRole('dialog').getByText(bio).waitFor();
    expect(
      await preview
        .getByRole('dialog')
        .getByRole('button', { name: /^वीडियो/ })
        .isDisabled(),
    ).toBe(true);
    await checkA11y(preview);
    await preview.close();
    await open('/hi/spiritual-healers');
    await cardOf(hindiName).getByText('₹70').waitFor();
    await guest.page.goto(shop.url + href);
    await guest.page.waitForURL(/\/admin\/login/);
  });

  test('publishes the profile, which a guest sees immediately in both languages', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, 'Published').waitFor();
    await open('/hi/spiritual-healers');
    await cardOf(hindiName).getByText('₹110').waitFor();
    await cardOf(hindiName).getByRole('button', { name: 'प्रोफ़ाइल देखें' }).click();
    await guest.page.getByRole('dialog').getByText(bio).waitFor();
    await open('/spiritual-healers');
    await cardOf('Sarojini M.').getByText('₹110').waitFor();
    const face = cardOf('Sarojini M.').getByRole('img', { name: 'Portrait of Sarojini M.' });
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(guest.page.getByRole('img', { name: /^Portrait of/ })).toHaveCount(1);
    await guest.page.getByText('These six profiles are samples.').waitFor();
  });

  test('sets the availability of a healer without a dashboard account', async () => {
    await page.goto(`${shop.url}/admin/healers`);
    await page.getByRole('button', { name: 'Hours of Sarojini M.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hours of Sarojini M.' });
    await dialog.getByText('Sessions that are booked already stay as they are').waitFor();
    const offDay = bookingDates(Date.now()).at(-1)!;
    await dialog.getByLabel('Day', { exact: false }).fill(offDay);
    await dialog.getByRole('button', { name: 'Add the day' }).click();
    await dialog.getByText('No times').waitFor();
    await expectFits(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Saved').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const slots = await guest.page.request.get(
      `${shop.url}/api/bookings/slots?healerId=sample-healer-2&date=${offDay}`,
    );
    expect(
      (await slots.json()).slots.filter(({ available }: { available: boolean }) => available),
    ).toEqual([]);
    await page.getByRole('button', { name: 'Hours of Sarojini M.' }).click();
    await dialog.getByText('No times').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  test('adds a real healer among samples that are labelled as such', async () => {
    await page.goto(`${shop.url}/admin/healers`);
    await page.getByRole('button', { name: 'New healer' }).click();
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Meenakshi Rao');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Meenakshi Rao' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Please choose at least one language.').waitFor();
    await page.getByRole('textbox', { name: 'About the healer in English' }).fill('Listens first.');
    await page.getByRole('checkbox', { name: 'Numerology' }).check();
    await page.getByRole('checkbox', { name: 'Odia' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, 'Published').waitFor();
    await open('/spiritual-healers?language=Odia');
    await guest.page.getByText('Showing 1 of 7 healers').waitFor();
    const card = cardOf('Meenakshi Rao');
    expect(await card.getByText('reviews').count()).toBe(0);
    expect(await card.getByRole('button', { name: 'Unavailable' }).isDisabled()).toBe(true);
    await open('/spiritual-healers');
    await cardOf('Sarojini M. (sample)').waitFor();
    await guest.page.getByText('Profiles marked as samples describe no real person').waitFor();
    await expectFits(guest.page);
  });

  test('withdraws a healer, who is removed from the page and cannot be booked', async () => {
    await page.goto(`${shop.url}/admin/healers/sample-healer-2`);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByText('What is booked or running goes on.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await toast(page, 'Withdrawn').waitFor();
    await open('/hi/spiritual-healers?book=sample-healer-2&mode=phone');
    await guest.page.getByText('6 में से 6 मार्गदर्शक').waitFor();
    expect(await cardOf(hindiName).count()).toBe(0);
    expect(await guest.page.getByRole('dialog').count()).toBe(0);
    guest.expectNoOutput();
    owner.expectNoOutput();
  });
});
