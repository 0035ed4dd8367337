import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, openBrowser, type screens } from './browser.ts';
import { linkFromMail } from './mail-box.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

/** Pages made from one template: all are fetched, and the first two of each are looked at in the browser. */
const families = [
  /^\/remedies\/[^?]+/,
  /^\/remedies\?/,
  /^\/blog\/[^?]+/,
  /^\/blog\?/,
  /^\/user\/\w+\?/,
  /^\/kundli\?/,
];
const lookedAt = 2;

describe('every page that a guest can reach', () => {
  let shop: ShopProcess;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.remove();
  });

  it.each<[keyof typeof screens]>([['phone'], ['desk']])(
    'answers, stays quiet and is accessible on a %s',
    async (screen) => {
      const visitor = await newVisitor(browser, { screen, reducedMotion: true });
      const { page } = visitor;
      const waiting = ['/', '/blog', '/horoscope'];
      const known = new Set(waiting);
      const seen = new Map<string, string>();
      const perFamily = new Map<RegExp, number>();

      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const family = families.find((pattern) => pattern.test(path as string));
        if (family) {
          const count = (perFamily.get(family) ?? 0) + 1;
          perFamily.set(family, count);
          if (count > lookedAt) {
            expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
            continue;
          }
        }
        const reply = await page.goto(shop.url + path, { waitUntil: 'networkidle' });
        expect([path, reply?.status()]).toEqual([path, expect.toSatisfy((status) => status === 200 || status === 304)]);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
        const { title, description, address } = await page.evaluate(() => ({
          title: document.title,
          description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
          // Filtered lists name the whole list as their true address, and may share its words.
          address: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? location.pathname,
        }));
        for (const text of [title, description].filter(Boolean)) {
          expect([path, text, seen.get(text) ?? address]).toEqual([path, text, address]);
          seen.set(text, address);
        }
        const links = await page.locator('a[href]').evaluateAll((found) =>
          found.map((link) => {
            const url = new URL((link as HTMLAnchorElement).href);
            return url.origin === location.origin ? url.pathname + url.search : null;
          }),
        );
        for (const link of links) {
          if (link === null || known.has(link)) continue;
          known.add(link);
          waiting.push(link);
        }
      }
      expect(known.size).toBeGreaterThan(40);
      visitor.expectSilence();
      await visitor.close();
    },
    400_000,
  );

  it('sends a message: thanked for by an alert and beside the button, logged as specified, the form empty', async () => {
    const visitor = await newVisitor(browser, { screen: 'phone', allowed: /^Contact form/ });
    const { page } = visitor;
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Contact form'));
    await page.goto(`${shop.url}/contact-us`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name').fill('Meera Sharma');
    await page.getByLabel('Email').fill('meera@example.com');
    await page.getByLabel('Subject').fill('Ring size');
    await page.getByLabel('Message').fill('Could you resize the ring?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('status').getByText('Thank you for your message!').waitFor();
    await expect.poll(() => alerts).toEqual(['Thank you for your message!']);
    expect((await logged).text()).toContain('Ring size');
    expect(await page.getByLabel('Message').inputValue()).toBe('');
    visitor.expectSilence();
    await visitor.close();
  });

  it('keeps everything typed when a message is refused, says why, and leads to the field', async () => {
    const visitor = await newVisitor(browser, { screen: 'phone', allowed: /^Contact form|status of 400/ });
    const { page } = visitor;
    await page.goto(`${shop.url}/contact-us`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name').fill('Meera Sharma');
    await page.getByLabel('Email').fill('meera');
    await page.getByLabel('Subject').fill('Ring size');
    await page.getByLabel('Message').fill('Could you resize the ring?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('alert').getByText('Please provide a valid email.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Could you resize the ring?');
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('email');
    await expectAccessible(page);
    visitor.expectSilence();
    await visitor.close();
  });

  it('joins the circle by letter, and leaves it by one press', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(shop.url, { waitUntil: 'networkidle' });
    await page.getByLabel('Email address').fill('asha@example.com');
    await page.getByRole('button', { name: 'Join the Circle' }).click();
    await page.getByText('Please look for our letter in your inbox.').waitFor();

    for (const [letter, button, done] of [
      ['/newsletter/confirm', 'Yes, send me the letter', 'You are in the circle'],
      ['/newsletter/unsubscribe', 'Unsubscribe', 'You have left the newsletter'],
    ] as const) {
      await page.goto(await linkFromMail(shop.dataDir, 'asha@example.com', letter), { waitUntil: 'networkidle' });
      await expectAccessible(page);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('heading', { level: 1, name: done }).waitFor();
    }
    visitor.expectSilence();
    await visitor.close();
  });

  it('keeps the chosen category of articles in the address', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${shop.url}/blog`, { waitUntil: 'networkidle' });
    const cards = page.getByRole('link', { name: /^Read Article/ });
    expect(await cards.count()).toBe(6);
    await page.getByRole('link', { name: 'Gemstone Guide' }).click();
    await page.waitForURL(/category=Gemstone/);
    await expect.poll(() => cards.count()).toBe(2);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await cards.count()).toBe(2);
    expect(await page.locator('nav [aria-current=true]').textContent()).toBe('Gemstone Guide');
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(6);
    visitor.expectSilence();
    await visitor.close();
  });

  it('opens questions by keyboard', async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(`${shop.url}/faqs`, { waitUntil: 'networkidle' });
    await page.getByText('₹2,000 to ₹10,000').waitFor();
    await page.getByRole('button', { name: 'Numbers meaning' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'What is a birth number?' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Add the digits of the day you were born').waitFor();
    await expectAccessible(page);
    visitor.expectSilence();
    await visitor.close();
  });
});
