import { makeKundli } from './birth-form.ts';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';

const call = '**/api/astrology/kundli/deeper';

test('the advanced chart is loaded on demand: divisional charts, bindus, Saturn, transits and dashas', async ({
  browser,
  shop,
}) => {
  const visitor = await newVisitor(browser, { screen: 'phone' });
  const { page } = visitor;
  await page.goto(`${shop.url}/kundli`, { waitUntil: 'networkidle' });
  await makeKundli(page);
  const [reply] = await Promise.all([
    page.waitForResponse(call),
    page.getByText('The deeper chart', { exact: true }).click(),
  ]);
  const advanced = await reply.json();
  const section = (name: string) => page.getByRole('button', { name, exact: true });

  await section('Divisional charts').click();
  for (const [key, style] of [
    ['D9', 'north'],
    ['D60', 'south'],
    ['D10', 'east'],
  ] as const) {
    await page.getByLabel('Chart', { exact: true }).selectOption(key);
    await page.getByLabel('Chart style').selectOption(style);
    const chart = page.getByRole('img', { name: new RegExp(`^${key}, `) });
    const { rashis } = advanced.vargas.find((one: { key: string }) => one.key === key);
    const name = await chart.textContent();
    expect(name).toContain(`${advanced.rashiNames[rashis.Lagna]}: Lagna`);
    const smallest = await chart.evaluate((svg) => {
      const scale =
        svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
      return Math.min(
        ...[...svg.querySelectorAll('text')].map(
          (text) => Number(text.getAttribute('font-size')) * scale,
        ),
      );
    });
    expect(smallest, `${key}, ${style}`).toBeGreaterThanOrEqual(10);
  }

  await section('Ashtakavarga').click();
  const totals = page
    .getByRole('table', { name: 'Bindus of each graha in each rashi' })
    .getByRole('row')
    .last();
  expect((await totals.getByRole('cell').allTextContents()).slice(1)).toEqual([
    ...advanced.ashtakavarga.sav.map(String),
    '337',
  ]);

  await section('Sade Sati and dhaiya').click();
  const passages = page
    .getByRole('table', { name: 'Saturn’s stays over the birth Moon' })
    .getByRole('row');
  await expect(passages).toHaveCount(advanced.sadeSati.length + 1);

  await section('Transits over the birth chart').click();
  const transits = '**/api/astrology/kundli/transits';
  const positions = page.getByRole('table', { name: /^Grahas of that day/ });
  const [next] = await Promise.all([
    page.waitForResponse(transits),
    page.getByLabel('Day of the transits').fill('2030-01-15'),
  ]);
  const { at, grahas } = (await next.json()).transits;
  expect(at).toMatch(/^2030-01-15T12:00:00/);
  await positions.getByRole('row', { name: /^Sun / }).getByText(grahas[0].rashiName).waitFor();
  const over = page.getByRole('img', { name: /On that day: / });
  await expect(over).toContainText('On that day: ');
  const slider = page.getByLabel('Days from today');
  const [moved] = await Promise.all([
    page.waitForResponse(transits),
    slider
      .evaluate((input) => (input as HTMLInputElement).focus())
      .then(() => slider.press('Home')),
  ]);
  expect((await moved.json()).transits.at).toMatch(/T12:00:00/);
  await expect(page.getByLabel('Day of the transits')).toHaveValue(/^20\d{2}-\d{2}-\d{2}$/);

  await section('Dashas to the third level').click();
  await page.getByLabel('Mahadasha', { exact: true }).selectOption({ index: 1 });
  const [, dasha] = advanced.dashas;
  await page
    .getByRole('button', { name: new RegExp(`^${dasha.name} / ${dasha.antardashas[2].name}`) })
    .click();
  await page
    .getByRole('list', { name: `Pratyantardashas of ${dasha.name} / ${dasha.antardashas[2].name}` })
    .waitFor();

  const [raman] = await Promise.all([
    page.waitForResponse(call),
    page.getByLabel('Ayanamsa').selectOption('raman'),
  ]);
  expect((await raman.json()).ayanamsa.key).toBe('raman');
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  visitor.expectNoOutput();
  await visitor.close();
});
