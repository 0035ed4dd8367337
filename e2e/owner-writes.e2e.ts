import type { Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { toast } from './shopping.ts';

/**
 * Content edited by an owner without code, and the result for a guest. The steps depend on each
 * other.
 */
test.describe('an owner editing content', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: ShopProcess;
  let owner: Watched;
  let page: Page;
  let guest: Watched;

  test.beforeAll(async ({ browser }) => {
    shop = await startShop();
    owner = await newAdministrator(browser, shop.url, { allowed: /status of 400/ });
    page = owner.page;
    guest = await newVisitor(browser, { allowed: /404/ });
  });
  test.afterAll(async () => {
    await owner?.close();
    await guest?.close();
    await shop?.remove();
  });

  const address = '/hi/blog/choosing-a-first-gemstone';
  async function expectFits(): Promise<void> {
    await checkA11y(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await checkA11y(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  test('finds the seeded articles', async () => {
    await page.goto(`${shop.url}/admin/articles`);
    await page.getByRole('row', { name: /Choosing a first gemstone.*Published/ }).waitFor();
    await expect(page.getByRole('row')).toHaveCount(7);
    await expectFits();
    owner.expectNoOutput();
  });

  test('edits an article in Hindi; an invalid text is reported with its line, and no input is lost', async () => {
    await page.getByRole('link', { name: 'Choosing a first gemstone' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choosing a first gemstone' }).waitFor();
    await expectFits();
    await page.getByRole('textbox', { name: 'Title in Hindi' }).fill('रत्न चुनने से पहले');
    const text = page.getByRole('textbox', { name: 'Text in Hindi' });
    await text.fill('पहला वाक्य।\n\n<b>नहीं</b>');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Line 3: HTML is not allowed.').first().waitFor();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('पहला वाक्य।\n\n<b>नहीं</b>');
    await text.fill('पहला **वाक्य**।\n\n## कुंडली से शुरू करें\n\nअब [कुंडली बनाएँ](/kundli)।');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await toast(page, 'Draft saved').waitFor();
  });

  test('previews the article’s page, which a guest cannot see yet', async () => {
    const href = await page.getByRole('link', { name: /Preview in Hindi/ }).getAttribute('href');
    const preview = await owner.context.newPage();
    await preview.goto(shop.url + href);
    await preview.getByRole('heading', { level: 1, name: 'रत्न चुनने से पहले' }).waitFor();
    await preview.getByRole('heading', { level: 2, name: 'कुंडली से शुरू करें' }).waitFor();
    await expect(preview.getByRole('link', { name: 'कुंडली बनाएँ' }).first()).toHaveAttribute(
      'href',
      '/hi/kundli',
    );
    await checkA11y(preview);
    await preview.close();
    await guest.page.goto(shop.url + address);
    await guest.page.getByRole('heading', { level: 1, name: 'पहला रत्न कैसे चुनें' }).waitFor();
    await guest.page.goto(shop.url + href);
    await guest.page.waitForURL(/\/admin\/login/);
  });

  test('publishes the article, which a guest can read', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, 'Published').waitFor();
    await guest.page.goto(shop.url + address);
    await guest.page.getByRole('heading', { level: 1, name: 'रत्न चुनने से पहले' }).waitFor();
    await guest.page.goto(`${shop.url}/blog/choosing-a-first-gemstone`);
    await guest.page
      .getByRole('heading', { level: 1, name: 'Choosing a first gemstone' })
      .waitFor();
  });

  test('unpublishes a previously published article', async () => {
    await page
      .getByRole('button', { name: /^Take as draft/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Take it' }).click();
    await toast(page, 'Earlier version taken').waitFor();
    await expect(page.getByRole('textbox', { name: 'Title in Hindi' })).toHaveValue(
      'पहला रत्न कैसे चुनें',
    );
  });

  test('keeps text that is typed while a draft is saved, and unsaved text at a withdrawal', async () => {
    await page.goto(`${shop.url}/admin/articles`);
    await page.getByRole('link', { name: 'Choosing a first gemstone' }).click();
    const title = page.getByRole('textbox', { name: 'Title in English' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const save = '**/api/admin/articles/*';
    await page.route(save, async (route) => {
      if (route.request().method() === 'PUT') await released;
      await route.continue();
    });
    await title.fill('Choosing a gemstone');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await title.fill('Choosing a gemstone well');
    release();
    await toast(page, 'Draft saved').waitFor();
    await expect(title).toHaveValue('Choosing a gemstone well');
    await page.unroute(save);
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Withdraw', exact: true })
      .click();
    await toast(page, 'Withdrawn').waitFor();
    await expect(title).toHaveValue('Choosing a gemstone well');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, 'Published').waitFor();
    await expect(title).toHaveValue('Choosing a gemstone well');
  });

  test('creates an article with an image, withdraws and deletes it', async () => {
    await page.goto(`${shop.url}/admin/articles`);
    await page.getByRole('button', { name: 'New article' }).click();
    await page.getByRole('textbox', { name: 'Title in English' }).fill('Wearing pearls');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wearing pearls' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Please write the text.').waitFor();
    await page.getByRole('textbox', { name: 'Summary in English' }).fill('When, and with what.');
    await page.getByRole('textbox', { name: 'Author in English' }).fill('Jyotiratna editors');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Pearls are soft.');
    await page.getByLabel('Picture file').setInputFiles(await imageFile('pearl', '#eeeeee'));
    await page.getByRole('button', { name: 'Take it away' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, 'Published').waitFor();
    await guest.page.goto(`${shop.url}/hi/blog`);
    await guest.page.getByRole('link', { name: /Wearing pearls/ }).click();
    await guest.page.getByText('Pearls are soft.').waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await toast(page, 'Withdrawn').waitFor();
    expect((await guest.page.goto(`${shop.url}/blog/wearing-pearls`))?.status()).toBe(404);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Article deleted').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
  });

  test('sees a title of one long word on a phone, in the list and in the editor’s heading', async () => {
    const title = 'Ratna'.repeat(24);
    const added = await owner.context.request.post(`${shop.url}/api/admin/articles`, {
      data: { title },
    });
    expect(added.ok()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.url}/admin/articles`);
    await page.getByRole('link', { name: title }).waitFor();
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('changes the answer of an FAQ entry in both languages', async () => {
    await page.goto(`${shop.url}/admin/faqs`);
    await page.getByText('Numbers meaning').click();
    await expectFits();
    await page
      .getByRole('textbox', { name: 'Question 1 in Hindi' })
      .first()
      .fill('मूलांक किसे कहते हैं?');
    await page.getByRole('button', { name: 'Move question 1 of Numbers meaning down' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await toast(page, 'Draft saved').waitFor();
    const preview = await owner.context.newPage();
    await preview.goto(`${shop.url}/hi/preview/faqs`);
    await preview.getByRole('button', { name: /^अंक/ }).first().click();
    await preview.getByRole('button', { name: 'मूलांक किसे कहते हैं?' }).waitFor();
    await checkA11y(preview);
    await preview.close();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, 'Published').waitFor();
    expect(await (await guest.context.request.get(`${shop.url}/hi/faqs`)).text()).toContain(
      'मूलांक किसे कहते हैं?',
    );
  });

  test('closes days, prices services and writes the promo strip', async () => {
    await page.goto(`${shop.url}/admin/settings`);
    const closed = page.getByRole('group', { name: 'Days without sessions' });
    await closed.getByRole('button', { name: 'Add a day' }).press('Enter');
    await expect(closed.getByLabel('Day 1')).toBeFocused();
    await closed.getByLabel('Day 1').fill('2027-01-26');
    await closed.getByRole('button', { name: 'Add a day' }).press('Enter');
    await closed.getByLabel('Day 2').fill('2026-12-25');
    await closed.getByRole('button', { name: 'Remove 2027-01-26' }).press('Enter');
    await expect(closed.getByRole('button', { name: 'Add a day' })).toBeFocused();
    await expect(closed.getByLabel('Day 1')).toHaveValue('2026-12-25');
    const personal = page
      .getByRole('group', { name: 'Energisation, in rupees' })
      .getByLabel('In a person’s name');
    await personal.fill('abc');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Please enter whole rupees, such as 251.').waitFor();
    await expect(personal).toBeFocused();
    await personal.fill('1,500');
    await page.getByRole('combobox', { name: 'Cash on delivery' }).selectOption('On');
    await page
      .getByRole('textbox', { name: /own words in English/ })
      .fill('Diwali week: gifts by Friday');
    await page
      .getByRole('textbox', { name: /own words in Hindi/ })
      .fill('दिवाली सप्ताह: शुक्रवार तक उपहार');
    await page.getByRole('textbox', { name: /Where the words lead/ }).fill('/remedies');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await toast(page, 'Settings saved').waitFor();
    await page.reload();
    await expect(closed.getByLabel('Day 1')).toHaveValue('2026-12-25');
    await expect(page.getByRole('combobox', { name: 'Cash on delivery' })).toHaveValue('on');
    const { energisation } = await (
      await guest.context.request.get(`${shop.url}/api/designs`)
    ).json();
    expect(energisation).toContainEqual({ tier: 'personal', paise: 150_000 });
    await guest.page.goto(`${shop.url}/hi/about`);
    const link = guest.page.getByRole('link', { name: 'दिवाली सप्ताह: शुक्रवार तक उपहार' });
    await expect(link).toHaveAttribute('href', '/hi/remedies');
    await guest.page.setViewportSize({ width: 360, height: 740 });
    await expectNoHorizontalScroll(guest.page);
    await checkA11y(guest.page);
  });
});
