import { expect, type Locator } from '@playwright/test';

/**
 * Checks the radio of a half hour. It is disabled until the free times of its day have come, and out of sight below its tile:
 * a check by force would be lost on a disabled one.
 */
export async function chooseTime(radio: Locator): Promise<void> {
  await expect(radio).toBeEnabled();
  await radio.check({ force: true });
}
