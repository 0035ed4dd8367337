import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { screens as sizes } from '../browser.ts';
import type { Visitors } from './open-stage.ts';
import { endHeld, type Stage } from './screen.ts';
import { holdTime } from './stabilise.ts';

type Who = keyof Visitors | 'guest';
type Seat = { context: BrowserContext; page: Page; devtools: CDPSession };

export type Viewers = {
  /** A page of this kind of visitor without anything that an earlier screen has left: storage, cookies, answers. */
  next: (who: Who, size: keyof typeof sizes) => Promise<{ page: Page; stage: Stage }>;
  /** Closes all pages; the next one is opened again. */
  leave: () => Promise<void>;
};

/**
 * One browser context and one page for each kind of visitor. To open both again takes a process, and its compiling of all
 * scripts, for each image.
 */
export function seat(browser: Browser, stage: Stage & { visitors: Visitors }): Viewers {
  const seats = new Map<Who, Seat>();

  async function takeSeat(who: Who): Promise<Seat> {
    const context = await browser.newContext({
      viewport: sizes.desktop,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await holdTime(context);
    const page = await context.newPage();
    const taken = { context, page, devtools: await context.newCDPSession(page) };
    seats.set(who, taken);
    return taken;
  }

  return {
    next: async (who, size) => {
      const { context, page, devtools } = seats.get(who) ?? (await takeSeat(who));
      await context.setOffline(false);
      await endHeld();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // An address of the shop that is no page: from one outside of it, each page would have a process of its own.
      await page.goto(`${stage.url}/healthz`);
      // What a page writes when it is left is cleared as well.
      await page.evaluate(() => sessionStorage.clear());
      await devtools.send('Storage.clearDataForOrigin', { origin: stage.url, storageTypes: 'all' });
      await context.clearCookies();
      if (who !== 'guest') await context.addCookies(stage.visitors[who].cookies);
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
