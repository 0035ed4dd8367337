import type { Page } from '@playwright/test';
import { makeKundli } from './birth-form.ts';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator, placeOrder } from './open-admin.ts';
import { readRemedies, register } from './shopping.ts';

test.describe('times to put on a stone', () => {
  test('are displayed on a product page for a city stored in the browser, on request', async ({
    browser,
    shop,
  }) => {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const { page } = visitor;
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/gem-hours?')) requests.push(request.url());
    });
    await page.goto(`${shop.url}/remedies/tigers-eye-bracelet`, { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    const opener = page.getByText('When to put it on', { exact: true });
    await opener.click();
    await page.getByText(/^For Delhi, /).waitFor();
    const city = page.getByLabel('City where you will put it on');
    await city.fill('xqzzk');
    await page.getByRole('button', { name: 'Show the times' }).click();
    await page.getByText('We could not find a city called “xqzzk”.').waitFor();
    await city.fill('Mumbai');
    await city.press('Enter');
    await page.getByText(/^For Mumbai, /).waitFor();
    await page.getByText(/^All \d+ times$/).click();
    expect(
      await page
        .getByRole('table', { name: /^Times to put on the stone of / })
        .getByRole('row')
        .count(),
    ).toBeGreaterThan(4);
    await checkA11y(page);
    await expectNoHorizontalScroll(page);
    const file = await page.request.get(
      new URL(
        (await page.getByRole('link', { name: 'For your calendar (.ics)' }).getAttribute('href'))!,
        shop.url,
      ).href,
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
    await page.reload({ waitUntil: 'networkidle' });
    await opener.click();
    await page.getByText(/^For Mumbai, /).waitFor();
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('are displayed in a kundli without the times that the birth Moon excludes', async ({
    browser,
    shop,
  }) => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
    await makeKundli(page);
    await page.getByText('When to put it on', { exact: true }).click();
    await page.getByText(/Times that do not suit your birth Moon are left out\./).waitFor();
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('are displayed on a product page for a birth saved in the account', async ({
    browser,
    shop,
  }) => {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const { page } = visitor;
    await register(page, shop.url, '/user/profile');
    await keepBirth(page, shop.url);
    await page.goto(`${shop.url}/remedies/tigers-eye-bracelet`, { waitUntil: 'networkidle' });
    await page.getByText('When to put it on', { exact: true }).click();
    await page.getByLabel('Who will wear it').selectOption({ label: 'Asha Rao, 14-08-1995' });
    await page.getByText(/Times that do not suit your birth Moon are left out\./).waitFor();
    await checkA11y(page);
    await expectNoHorizontalScroll(page);
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('are displayed on a delivered order for the owner’s saved birth, and emailed', async ({
    browser,
    shop,
  }) => {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const { page } = visitor;
    await register(page, shop.url, '/user/profile');
    await keepBirth(page, shop.url);
    const remedy = (await readRemedies(page.request, shop.url)).find(
      ({ slug }) => slug === 'tigers-eye-bracelet',
    )!;
    const line = { productId: remedy._id, quantity: 1 };
    expect((await page.request.post(`${shop.url}/api/cart/add`, { data: line })).ok()).toBe(true);
    const orderId = await placeOrder(page.request, shop.url, remedy);
    await page.goto(`${shop.url}/order/${orderId}`, { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { name: 'When to put it on' });
    await expect(title).toHaveCount(0);
    const owner = await newAdministrator(browser, shop.url, {});
    for (const [step, data] of [
      ['ship', { carrier: 'India Post', trackingNumber: 'EI123456789IN' }],
      ['deliver', undefined],
    ] as const) {
      const reply = await owner.context.request.post(
        `${shop.url}/api/admin/orders/${orderId}/${step}`,
        { data },
      );
      expect([step, reply.status()]).toEqual([step, 200]);
    }
    await owner.close();
    await page.reload({ waitUntil: 'networkidle' });
    await title.waitFor();
    await page.locator('section', { has: title }).locator('summary').first().click();
    await page
      .getByText(/With a kundli, times that do not suit the birth Moon/)
      .first()
      .waitFor();
    await page.getByLabel('Who will wear it').selectOption({ label: 'Asha Rao, 14-08-1995' });
    await page.getByText(/Times that do not suit your birth Moon are left out\./).waitFor();
    await checkA11y(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Email me these times' }).click();
    await page.getByText('They are on their way to this order’s email.').waitFor();
    visitor.expectNoOutput();
    await visitor.close();
  });
});

/** Saves a birth in the logged-in account. */
async function keepBirth(page: Page, url: string) {
  const birth = {
    name: 'Asha Rao',
    gender: 'female',
    dob: '14-08-1995',
    birthTime: '06:30',
    location: 'Jaipur',
  };
  expect((await page.request.post(`${url}/api/users/kundlis`, { data: birth })).ok()).toBe(true);
}
