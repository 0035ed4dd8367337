import type { Browser, Page } from '@playwright/test';
import { newVisitor, type screens, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { readRemedies, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

test.describe('a toast', () => {
  const close = () =>
    page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Close' });
  const addedToast = () => toast(page, 'Remedy added successfully');

  /** Adds the displayed remedy, whose stock is not tracked, and waits for the toast. */
  async function add(): Promise<void> {
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await addedToast().waitFor();
  }

  async function visitRemedy(
    screen: keyof typeof screens = 'desktop',
    clock = false,
  ): Promise<void> {
    visitor = await newVisitor(browser, { screen, movement: true });
    page = visitor.page;
    if (clock) await page.clock.install();
    const remedies = await readRemedies(page.request, shop.url);
    await page.goto(
      `${shop.url}/remedies/${remedies.find(({ quantity }) => quantity === null)?.slug}`,
    );
  }

  test('is at the bottom right, focused by F8 and closed by Escape', async () => {
    await visitRemedy();
    await add();
    const box = await addedToast().boundingBox();
    expect(box?.x).toBeGreaterThan(720);
    expect(box?.y).toBeGreaterThan(700);
    await page.keyboard.press('F8');
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label'),
      ),
    ).toMatch(/Notifications/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await addedToast().waitFor({ state: 'detached' });
  });

  test('is replaced by the next one', async () => {
    await visitRemedy();
    await add();
    await page.getByRole('main').getByRole('button', { name: 'Use JYOTI50' }).click();
    await toast(page, 'Coupon applied').waitFor();
    const all = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(all).toHaveCount(1);
    await expect(addedToast()).toHaveCount(0);
  });

  test('is at the top of a small screen and is closed by its button', async () => {
    await visitRemedy('phone');
    await add();
    expect((await addedToast().boundingBox())?.y).toBeLessThan(120);
    await close().click();
    await addedToast().waitFor({ state: 'detached' });
  });

  test('is dismissed by a swipe of 50 px to the right, but not by a shorter one', async () => {
    await visitRemedy();
    await add();
    const box = await addedToast().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
    const sweep = async (dx: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx / 2, y, { steps: 4 });
      await page.mouse.move(x + dx, y, { steps: 4 });
      await page.mouse.up();
    };
    await sweep(40);
    await addedToast().waitFor();
    await sweep(80);
    await addedToast().waitFor({ state: 'detached' });
  });

  test('disappears after 5000 ms, but not while it is hovered or focused', async () => {
    await visitRemedy('desktop', true);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    // The page's timers run only on demand.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return addedToast().count();
        },
        { intervals: [50] },
      )
      .toBe(1);
    await addedToast().hover();
    await page.clock.runFor(20_000);
    await expect(addedToast()).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await expect(addedToast()).toHaveCount(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(4000);
    await expect(addedToast()).toHaveCount(1);
    await page.clock.runFor(1500);
    await addedToast().waitFor({ state: 'detached' });
  });
});
