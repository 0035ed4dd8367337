import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { screens as sizes } from '../browser.ts';
import type { Visitors } from './open-stage.ts';
import { abortPending, type Stage } from './screen.ts';
import { freezeTime } from './stabilise.ts';

type Viewer = keyof Visitors | 'guest';
type Seat = { context: BrowserContext; page: Page; devtools: CDPSession };

export type Viewers = {
  /** A page for this viewer without state of a previous screen: storage, cookies, mocks. */
  next: (viewer: Viewer, size: keyof typeof sizes) => Promise<{ page: Page; stage: Stage }>;
  /** Closes all pages; new ones are opened on demand. */
  leave: () => Promise<void>;
};

/**
 * Provides one browser context and one page per viewer. Opening new ones for each screenshot would
 * cost a process, and the compilation of all scripts.
 */
export function seat(browser: Browser, stage: Stage & { visitors: Visitors }): Viewers {
  const seats = new Map<Viewer, Seat>();

  async function takeSeat(viewer: Viewer): Promise<Seat> {
    const context = await browser.newContext({
      viewport: sizes.desktop,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await freezeTime(context);
    const page = await context.newPage();
    const used = { context, page, devtools: await context.newCDPSession(page) };
    seats.set(viewer, used);
    return used;
  }

  return {
    next: async (viewer, size) => {
      const { context, page, devtools } = seats.get(viewer) ?? (await takeSeat(viewer));
      await context.setOffline(false);
      await abortPending();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A URL of the shop that is not a page: from another origin each page would get a new
      // process.
      await page.goto(`${stage.url}/healthz`);
      // Data that a page stores on unload is cleared as well.
      await page.evaluate(() => sessionStorage.clear());
      await devtools.send('Storage.clearDataForOrigin', { origin: stage.url, storageTypes: 'all' });
      await context.clearCookies();
      if (viewer !== 'guest') await context.addCookies(stage.visitors[viewer].cookies);
      await page.mouse.move(0, 0);
      await page.setViewportSize(sizes[size]);
      return { page, stage };
    },
    leave: async () => {
      await Promise.all([...seats.values()].map(({ context }) => context.close()));
      seats.clear();
    },
  };
}
