import type { Page } from 'playwright-core';

/** Fills the form with a birth whose chart is known. */
export async function fillKundli(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Meera Sharma');
  await page.getByText('Female', { exact: true }).click();
  for (const [label, value] of [
    ['Day', '12'],
    ['Month', '07'],
    ['Year', '1936'],
    ['Hour', '18'],
    ['Minute', '20'],
  ] as const)
    await page.getByLabel(label).selectOption(value);
  await page.getByLabel('Place of birth').fill('Rameswaram, Tamil Nadu, India');
}
