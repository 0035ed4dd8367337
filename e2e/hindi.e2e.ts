import type { Browser, Page } from '@playwright/test';
import { checkA11y, newVisitor, type screens, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { selectTime } from './select-time.ts';
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

async function visit(
  path: string,
  screen: keyof typeof screens = 'desktop',
  allowed?: RegExp,
): Promise<void> {
  visitor = await newVisitor(browser, { screen, ...(allowed && { allowed }) });
  page = visitor.page;
  await page.goto(shop.url + path);
}

const pageLanguage = () => page.locator('html').getAttribute('lang');

test.describe('the language', () => {
  test('is switched in the header, on the same page and back', async () => {
    await visit('/remedies?category=Precious');
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL(`${shop.url}/hi/remedies?category=Precious`);
    expect(await pageLanguage()).toBe('hi-IN');
    await page.getByRole('heading', { level: 1, name: 'उपरत्न और ब्रेसलेट' }).waitFor();
    await checkA11y(page);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${shop.url}/remedies?category=Precious`);
    expect(await pageLanguage()).toBe('en-IN');
  });

  test('is switched in the menu of a phone', async () => {
    await visit('/', 'phone');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL(`${shop.url}/hi`);
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).waitFor();
  });

  test('is switched in the profile', async () => {
    await visit('/');
    await register(page, shop.url, '/user/profile');
    await page
      .getByRole('region', { name: 'Account' })
      .getByRole('link', { name: 'हिन्दी' })
      .click();
    await page.waitForURL(`${shop.url}/hi/user/profile`);
    await page
      .getByRole('region', { name: 'खाता' })
      .getByRole('link', { name: 'English' })
      .waitFor();
  });

  test('is Hindi in the server’s HTML, which links its English version', async () => {
    await visit('/hi/faqs');
    const html = await (await page.request.get(`${shop.url}/hi/faqs`)).text();
    expect(html).toContain('<html lang="hi-IN">');
    expect(html).toContain('अक्सर पूछे जाने वाले प्रश्न');
    const link = (rel: string) =>
      page
        .locator(`link[rel="${rel}"]`)
        .evaluateAll((all) =>
          all.map((one) => [
            one.getAttribute('hreflang'),
            new URL(one.getAttribute('href') ?? '').pathname,
          ]),
        );
    expect(await link('canonical')).toEqual([[null, '/hi/faqs']]);
    expect(await link('alternate')).toEqual([
      ['en-IN', '/faqs'],
      ['hi-IN', '/hi/faqs'],
      ['x-default', '/faqs'],
    ]);
  });
});

test.describe('the Hindi storefront', () => {
  test('finds a remedy by its Hindi name and adds it to the cart', async () => {
    await visit('/hi/remedies', 'phone');
    await page.getByRole('combobox', { name: 'खोजें' }).fill('टाइगर');
    await page.waitForURL('**/hi/remedies?search=**');
    await page.getByRole('status').getByText('2 उपाय').waitFor();
    await page.getByRole('link', { name: 'टाइगर आई ब्रेसलेट' }).click();
    await page.waitForURL('**/hi/remedies/tigers-eye-bracelet');
    const images = page
      .getByRole('region', { name: 'टाइगर आई ब्रेसलेट के चित्र' })
      .locator('.snap-x img');
    await expect(images).toHaveCount(3);
    expect(await images.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual([
      expect.stringContaining('अठारह मनकों और दो सुनहरे छल्लों का ब्रेसलेट'),
      expect.stringContaining('पास से'),
      expect.stringContaining('16 सेमी की कलाई पर'),
    ]);
    await page.getByRole('button', { name: 'कार्ट में डालें' }).click();
    await page.getByText('उपाय कार्ट में आ गया', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'कार्ट में है' }).click();
    await page.waitForURL(`${shop.url}/hi/cart`);
  });

  test('works before hydration: the search form leads to a Hindi page', async () => {
    await visit('/hi/remedies');
    await expect(page.locator('form[action]').first()).toHaveAttribute('action', '/hi/remedies');
  });

  test('books a session in Hindi; the URL preserves the selection as in English', async () => {
    await visit('/hi/spiritual-healers', 'phone');
    await expect(page.locator('form').first()).toHaveAttribute('action', '/hi/spiritual-healers');
    await page.goto(`${shop.url}/hi/spiritual-healers?language=Tamil`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('status').getByText('6 में से 1 मार्गदर्शक').waitFor();
    await page.getByRole('button', { name: 'चैट करें' }).click();
    const dialog = page.getByRole('dialog', { name: 'सत्र बुक करें' });
    await dialog
      .getByRole('group', { name: 'दिन' })
      .getByRole('radio')
      .nth(2)
      .check({ force: true });
    await selectTime(dialog.getByRole('radio', { name: 'शाम 6:30' }));
    await dialog.getByRole('button', { name: /^चैट बुक करें, .+ शाम 6:30$/ }).click();
    await dialog.getByText('कृपया अपना नाम लिखें।').waitFor();
    await dialog.getByRole('textbox', { name: 'नाम' }).fill('आशा राव');
    await dialog.getByRole('textbox', { name: 'फ़ोन' }).fill('+91 98290 00000');
    await dialog.getByRole('textbox', { name: 'ईमेल' }).fill('asha@example.in');
    await dialog.getByRole('button', { name: /^चैट बुक करें/ }).click();
    await page.getByRole('heading', { name: 'आपका सत्र बुक हो गया' }).waitFor();
    await page.getByText('सरोजिनी म. (नमूना) के साथ चैट').waitFor();
    await checkA11y(page);
  });

  test('links to the administration in Hindi', async () => {
    await visit('/hi/admin/coupons', 'desktop', /401/);
    await page.waitForURL(`${shop.url}/hi/admin/login**`);
    expect(await pageLanguage()).toBe('hi-IN');
  });
});
