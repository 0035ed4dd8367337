import type { Browser } from '@playwright/test';
import { checkA11y, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { emailTo, linkFromEmail } from './mailbox.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

test.describe('a content page', () => {
  let shop: ShopProcess;
  let browser: Browser;
  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    shop = await startShop();
  });
  test.afterAll(() => shop.remove());

  test('sends a message, confirms it by an alert and next to the button, logs it as specified, and clears the form', async () => {
    const visitor = await newVisitor(browser, { screen: 'phone', allowed: /^Contact form/ });
    const { page } = visitor;
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Contact form'),
    );
    await page.goto(`${shop.url}/contact-us`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name').fill('Meera Sharma');
    await page.getByLabel('Email').fill('meera@example.com');
    await page.getByLabel('Subject').fill('Ring size');
    await page.getByLabel('Message').fill('Could you resize the ring?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('status').getByText('Thank you for your message!').waitFor();
    await expect.poll(() => alerts).toEqual(['Thank you for your message!']);
    expect((await logged).text()).toContain('Ring size');
    await expect(page.getByLabel('Message')).toHaveValue('');
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('preserves all input when a message is rejected, explains the error, and focuses the field', async () => {
    const visitor = await newVisitor(browser, {
      screen: 'phone',
      allowed: /^Contact form|status of 400/,
    });
    const { page } = visitor;
    await page.goto(`${shop.url}/contact-us`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name').fill('Meera Sharma');
    await page.getByLabel('Email').fill('meera');
    await page.getByLabel('Subject').fill('Ring size');
    await page.getByLabel('Message').fill('Could you resize the ring?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('alert').getByText('Please provide a valid email.').waitFor();
    await expect(page.getByLabel('Message')).toHaveValue('Could you resize the ring?');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('email');
    await checkA11y(page);
    visitor.expectNoOutput();
    await visitor.close();
  });

  /** The owner composes an email, previews it as its reader receives it, and sends it. */
  async function writeToReaders(): Promise<void> {
    const owner = await newAdministrator(browser, shop.url, { allowed: /status of 400/ });
    const { page } = owner;
    // The email can be written while the list of subscribers is loading.
    let release = () => {};
    const written = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/newsletter?*', async (route) => {
      await written;
      await route.continue();
    });
    await page.goto(`${shop.url}/admin/newsletter`);
    await page.getByRole('button', { name: 'Write one' }).click();
    const saved = page.getByRole('dialog', { name: 'A mail to the readers' });
    await saved
      .getByRole('textbox', { name: 'Text in English' })
      .fill('Four of them.\n\nEach with its report.');
    await saved.getByRole('textbox', { name: 'Button in English' }).fill('See them');
    await saved.getByRole('button', { name: 'Save and look at it' }).click();
    await saved.getByRole('alert').first().waitFor();
    await expect(saved.getByRole('textbox', { name: 'Button in English' })).toHaveValue('See them');
    await saved.getByRole('textbox', { name: 'Subject in English' }).fill('Rubies have come in');
    await saved.getByRole('textbox', { name: 'The button opens' }).fill('/remedies');
    await checkA11y(page);
    await saved.getByRole('button', { name: 'Save and look at it' }).click();
    const preview = page.getByRole('dialog', { name: 'Rubies have come in' });
    const content = preview.frameLocator('iframe[title="English: Rubies have come in"]');
    await content.getByText('Each with its report.').waitFor();
    await content.getByRole('link', { name: 'See them' }).waitFor();
    await checkA11y(page);
    release();
    await preview.getByRole('button', { name: 'Send to 1 reader' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Send it to 1 reader?' });
    await sure.getByRole('button', { name: 'Send it' }).click();
    await page.getByRole('row', { name: /Rubies have come in.*Sent to 1/ }).waitFor();
    expect(await emailTo(shop.dataDir, 'asha@example.com', /Rubies have come in/)).toContain(
      'Four of them.',
    );
    owner.expectNoOutput();
    await owner.close();
  }

  test('subscribes to the newsletter by an emailed link, and unsubscribes by one click', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(shop.url, { waitUntil: 'networkidle' });
    await page.getByLabel('Email address').fill('asha@example.com');
    await page.getByRole('button', { name: 'Join the Circle' }).click();
    await page.getByText('Please check your inbox to confirm.').waitFor();

    for (const [letter, button, done] of [
      ['/newsletter/confirm', 'Yes, send me the newsletter', 'You are in the circle'],
      ['/newsletter/unsubscribe', 'Unsubscribe', 'You have left the newsletter'],
    ] as const) {
      await page.goto(await linkFromEmail(shop.dataDir, 'asha@example.com', letter), {
        waitUntil: 'networkidle',
      });
      await checkA11y(page);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('heading', { level: 1, name: done }).waitFor();
      if (letter === '/newsletter/confirm') await writeToReaders();
    }
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('preserves the selected category of articles in the URL, and opens one', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${shop.url}/blog`, { waitUntil: 'networkidle' });
    const cards = page.getByRole('link', { name: /^Read Article/ });
    await expect(cards).toHaveCount(6);
    await page.getByRole('link', { name: 'Gemstone Guide' }).click();
    await page.waitForURL(/category=Gemstone/);
    await expect.poll(() => cards.count()).toBe(2);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(cards).toHaveCount(2);
    await expect(page.locator('nav [aria-current=true]')).toHaveText('Gemstone Guide');
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(6);
    const address = await cards.first().getAttribute('href');
    await cards.first().click();
    await page.waitForURL(`${shop.url}${address}`);
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('expands questions by keyboard', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${shop.url}/faqs`, { waitUntil: 'networkidle' });
    await page.getByText('₹2,000 to ₹10,000').waitFor();
    await page.getByRole('button', { name: 'Numbers meaning' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'What is a birth number?' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Add the digits of the day you were born').waitFor();
    await checkA11y(page);
    visitor.expectNoOutput();
    await visitor.close();
  });
});
