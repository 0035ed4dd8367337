import { makeKundli } from './birth-form.ts';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';

const call = '**/api/astrology/kundli/advanced';

test('sections of the advanced chart are computed on demand, follow their options and are printed', async ({
  browser,
  shop,
}) => {
  const visitor = await newVisitor(browser, { screen: 'phone' });
  const { page } = visitor;
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
  await makeKundli(page);
  expect(scripts.filter((url) => url.includes('chart-part'))).toEqual([]);
  await page.getByText('The deeper chart', { exact: true }).click();

  const open = async (name: string) => {
    const [reply] = await Promise.all([
      page.waitForResponse(call),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return reply.json();
  };
  const kp = await open('KP: cusps, sub lords, significators');
  const cusps = page.getByRole('table', { name: 'Cusps', exact: true });
  await expect(cusps.getByRole('row')).toHaveCount(13);
  await expect(cusps.getByRole('row').nth(1)).toContainText(kp.tables[0].rows[0][1]);
  await expect(page.getByRole('img', { name: kp.drawings[0].described })).toBeVisible();
  const [south] = await Promise.all([
    page.waitForResponse(call),
    page.getByRole('radio', { name: 'North Indian' }).last().press('ArrowRight'),
  ]);
  await expect(
    page.getByRole('img', { name: (await south.json()).drawings[0].described }),
  ).toBeVisible();

  const strength = await open('Shadbala and bhava bala');
  const [other] = await Promise.all([
    page.waitForResponse(call),
    page.getByLabel('School', { exact: true }).selectOption('parashara'),
  ]);
  expect((await other.json()).tables[0].rows).not.toEqual(strength.tables[0].rows);

  const year = await open('Varshaphal: the year’s chart');
  expect(year.tables).toHaveLength(6);
  await open('Yogini, Ashtottari and Chara dasha');
  const [chara] = await Promise.all([
    page.waitForResponse(call),
    page.getByLabel('Dasha', { exact: true }).selectOption('chara'),
  ]);
  expect((await chara.json()).tables[1].rows).toHaveLength(12);
  await expect(
    page.getByRole('table', { name: 'Mahadashas', exact: true }).locator('[aria-current]'),
  ).toHaveCount(1);
  await open('Jaimini: karakas, arudhas, aspects');
  await open('States, upagrahas and special lagnas');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF of this part' }).last().click(),
  ]);
  expect(file.suggestedFilename()).toBe('kundli-part.pdf');
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  visitor.expectNoOutput();
  await visitor.close();
});
