import type { Page } from '@playwright/test';
import type { Messages } from './labels.ts';

/** Fills the form with a birth whose chart is fixed, and submits it. */
export async function generateKundli(page: Page, { kundli }: Messages): Promise<void> {
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

/** Fills the form with two births whose match is fixed, and submits it. */
export async function matchKundlis(page: Page, { kundli, matching }: Messages): Promise<void> {
  for (const [role, name, year, hour, minute] of [
    [matching.boy, 'Dev', '1990', '18', '20'],
    [matching.girl, 'Asha', '1995', '07', '40'],
  ] as const) {
    const birth = page.getByRole('group', { name: role, exact: true });
    await birth.getByLabel(kundli.name, { exact: true }).fill(name);
    for (const [label, value] of [
      [kundli.year, year],
      [kundli.hour, hour],
      [kundli.minute, minute],
    ] as const)
      await birth.getByRole('combobox', { name: label, exact: true }).selectOption(value);
    await birth.getByLabel(kundli.place, { exact: true }).fill('Jaipur, Rajasthan, India');
  }
  await page.getByRole('button', { name: matching.match }).click();
  await page.getByRole('button', { name: matching.edit }).waitFor();
  const pending = page.getByRole('status').filter({ hasText: matching.matching });
  await pending.waitFor({ state: 'detached' });
}
