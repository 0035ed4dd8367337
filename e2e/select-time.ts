import { expect, type Locator } from '@playwright/test';

/**
 * Checks the radio of a half-hour slot. It is disabled until the available times of its day are
 * loaded, and hidden below its tile: a forced check would have no effect on a disabled one.
 */
export async function selectTime(radio: Locator): Promise<void> {
  await expect(radio).toBeEnabled();
  await radio.check({ force: true });
}
