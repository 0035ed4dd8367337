import { test as base } from '@playwright/test';
import { listenForNoise } from '../scripts/testing/listen-for-noise.ts';
import { openStage, type Visitors } from './pictures/open-stage.ts';
import type { Stage } from './pictures/screen.ts';
import { seat, type Viewers } from './pictures/viewers.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

export { expect } from '@playwright/test';

type OfWorker = {
  noise: string[];
  /** A shop shared by tests without side effects. */
  shop: ShopProcess;
  /** A shop with a customer, an order and a coupon, and the sessions of registered users. */
  stage: Stage & { visitors: Visitors };
  /** Reusable pages of that shop for screenshots. */
  viewers: Viewers;
};

/**
 * Playwright's `test`, extended to fail if its own process logs to the console or sends requests to
 * other machines. Pages are created by `newVisitor`: only those have the shop's clock and are
 * monitored.
 */
export const test = base.extend<{ quiet: undefined }, OfWorker>({
  noise: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => use(listenForNoise()),
    { scope: 'worker', auto: true },
  ],
  quiet: [
    async ({ noise }, use) => {
      noise.length = 0;
      await use(undefined);
      base.expect(noise, 'unexpected console output or network traffic').toEqual([]);
    },
    { auto: true },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser }, use) => {
      const shop = await startShop();
      const { stage, visitors } = await openStage(browser, shop);
      await use({ ...stage, visitors });
      await shop.remove();
    },
    { scope: 'worker' },
  ],
  // Defined here and not next to the screenshots: a file with its own fixtures would start its own
  // workers, each with a stage.
  viewers: [
    async ({ browser, stage }, use) => {
      const viewers = seat(browser, stage);
      await use(viewers);
      await viewers.leave();
    },
    { scope: 'worker' },
  ],
});
