import type { Locator, Page } from '@playwright/test';

/**
 * Console output of the browser about responses and requests that the tests make fail, and about
 * rejected promises.
 */
export const provoked =
  /^(Failed to load resource: (the server responded with a status of (400|402|429|500)|net::ERR_FAILED)|Executing inline event handler)/;

export const chartCall = '**/api/astrology/kundli';

export const suggestion = (page: Page, name: string): Locator =>
  page.getByRole('listbox').getByRole('option', { name });
export const generate = (page: Page) =>
  page.getByRole('button', { name: 'Generate kundli' }).click();
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

export type Birth = { name?: string; time?: boolean; place?: string };

/** Fills in a birth on 12 July 1936, 18:20. */
export async function fillBirth(
  page: Page,
  { name = 'Meera Sharma', time = true, place = 'Rameswaram, Tamil Nadu, India' }: Birth = {},
): Promise<void> {
  // Filled in first, so that its suggestions are closed and do not cover the button.
  await page.getByLabel('Place of birth').fill(place);
  await page.getByLabel('Full name').fill(name);
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Day').selectOption('12');
  await page.getByLabel('Month').selectOption('07');
  await page.getByLabel('Year').selectOption('1936');
  if (time) {
    await page.getByLabel('Hour').selectOption('18');
    await page.getByLabel('Minute').selectOption('20');
  }
}

/** Fills in a birth, requests its kundli and awaits the drawing. */
export async function makeKundli(page: Page, birth: Birth = {}): Promise<void> {
  await fillBirth(page, birth);
  await generate(page);
  await heading(page, 'Yoga Details').waitFor();
}
