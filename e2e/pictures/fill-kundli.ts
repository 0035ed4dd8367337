import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Fills the form with a birth whose chart is known, and asks for it. */
export async function generateKundli(page: Page, { kundli }: Words): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(kundli.name).fill('Meera Sharma');
  await page.locator('input[name=gender][value=female]').check({ force: true });
  for (const [label, value] of [
    [kundli.day, '12'],
    [kundli.month, '07'],
    [kundli.year, '1936'],
    [kundli.hour, '18'],
    [kundli.minute, '20'],
  ] as const)
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  await field(kundli.place).fill('Rameswaram, Tamil Nadu, India');
  await page.getByRole('button', { name: kundli.generate }).click();
}
