import { makeKundli } from './birth-form.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';

test.describe('when a stone is put on', () => {
  test('is told on a remedy’s page for a city that the browser keeps, when someone asks', async ({ browser, shop }) => {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/gem-hours?')) asked.push(request.url());
    });
    await page.goto(`${shop.url}/remedies/tigers-eye-bracelet`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const opener = page.getByText('When to put it on', { exact: true });
    await opener.click();
    await page.getByText(/^For Delhi, /).waitFor();
    const city = page.getByLabel('City where it is put on');
    await city.fill('xqzzk');
    await page.getByRole('button', { name: 'Show the hours' }).click();
    await page.getByText('We do not know a city called “xqzzk”.').waitFor();
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
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const file = await page.request.get(
      new URL((await page.getByRole('link', { name: 'For your calendar (.ics)' }).getAttribute('href'))!, shop.url)
        .href,
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
    await page.reload({ waitUntil: 'networkidle' });
    await opener.click();
    await page.getByText(/^For Mumbai, /).waitFor();
    visitor.expectSilence();
    await visitor.close();
  });

  test('is told in a kundli without the hours that the birth Moon closes', async ({ browser, shop }) => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
    await makeKundli(page);
    await page.getByText('When to put it on', { exact: true }).click();
    await page.getByText(/Hours that your birth Moon closes are left out\./).waitFor();
    visitor.expectSilence();
    await visitor.close();
  });
});
