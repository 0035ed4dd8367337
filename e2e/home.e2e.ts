import type { Browser, Page } from '@playwright/test';
import { newVisitor, type VisitorOptions, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';

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

async function open(options: VisitorOptions = {}): Promise<void> {
  visitor = await newVisitor(browser, options);
  page = visitor.page;
  await page.goto(shop.url);
}

test.describe('the home page', () => {
  test('renders its last section once loaded, even without scrolling', async () => {
    await open();
    const isDrawn = () =>
      page
        .getByRole('link', { name: 'Kundli Matching' })
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isDrawn).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('has its sections in the stated order, each with its link', async () => {
    await open();
    const main = page.getByRole('main');
    const inOrder = [
      main.getByRole('region', { name: 'Horoscope of the day' }),
      main.getByRole('region', { name: 'Handcrafted with Intention' }),
      main.getByRole('heading', { name: 'Celebrate Personal Energy' }),
      main.getByRole('heading', { name: 'A stone promises nothing.' }),
      main.getByRole('heading', { name: 'Why Jyotiratna' }),
      main.getByRole('heading', { name: 'Featured remedies' }),
      main.getByRole('heading', { name: 'Live Your Destiny' }),
      main.getByRole('heading', { name: 'What customers say' }),
      main.getByRole('button', { name: 'Join the Circle' }),
    ];
    const tops = await Promise.all(
      inOrder.map(async (element) => (await element.boundingBox())?.y ?? Number.NaN),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const linkOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(await linkOf('Shop the Collection')).toBe('/remedies');
    expect(await linkOf('Book Your Session')).toBe('/spiritual-healers');
    for (const card of [
      'Authentic Stones',
      'Astrology-Backed',
      'Trusted Guidance',
      'Positive Lifestyle',
    ])
      await main.getByRole('heading', { name: card }).waitFor();
    await expect(main.locator('blockquote')).toHaveCount(3);
    for (const claim of ['50,000+', '97%', '24/7'])
      await main.getByText(claim, { exact: true }).waitFor();
    await main.getByText('money-back guarantee on the first consultation').first().waitFor();
    await expect(main.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
      'type',
      'email',
    );
    // A complete card displays its first sentence, up to the first full stop, without truncation.
    const lead = await main.getByRole('article').getByRole('paragraph').first().textContent();
    expect(lead).toMatch(/^[^.]+\.$/);
  });

  test('starts with four slides of the same text and different images', async () => {
    await open({ movement: true });
    const slides = page.locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(4);
    const labels = await slides
      .locator('.hero-words')
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(new Set(labels).size).toBe(1);
    expect(labels[0]).toContain('channel planetary energies');
    await expect(slides.first().getByRole('heading')).toHaveText('Handcrafted with Intention');
    expect(await slides.first().getByRole('listitem').allInnerTexts()).toEqual([
      'Ethically sourced semi-precious stones',
      'Handcrafted with love and intention',
      'Designed for everyday elegance',
    ]);
    const images = await slides
      .locator('.hero-stone img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
    expect(new Set(images).size).toBe(4);
    const active = slides.first();
    await expect(active.getByRole('link', { name: 'Shop Collection' })).toHaveAttribute(
      'href',
      '/remedies',
    );
    expect(await active.getByRole('link', { name: 'Book Consultation' }).getAttribute('href')).toBe(
      '/spiritual-healers',
    );
    const hint = page.getByRole('link', { name: 'Scroll to explore' });
    await expect(hint.locator('svg')).toHaveCount(1);
    const hero = page.getByRole('region', { name: 'Handcrafted with Intention' });
    const [box, foot] = await Promise.all([hero.boundingBox(), hint.boundingBox()]);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(
      (box?.y ?? 0) + (box?.height ?? 0) - 60,
    );
    expect(box?.height ?? 0).toBeGreaterThan(0.7 * 900);
  });

  test('loads its stylesheet only once', async () => {
    await open({ movement: true });
    await expect(page.locator('.hero[data-ready]')).toHaveCount(1);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  });

  test('rotates the slides every 3000 ms in a loop, pauses on hover, and continues after a click', async () => {
    visitor = await newVisitor(browser, { movement: true });
    page = visitor.page;
    await page.clock.install();
    await page.goto(shop.url);
    const current = () =>
      page.locator('.hero-foot [aria-current="true"]').getAttribute('aria-label');
    // The slides fade by the browser's own clock; the timer starts after the fade.
    const fading = () =>
      page
        .locator('.hero-slides')
        .evaluate(
          (slides) => (slides as unknown as { swiper: { animating: boolean } }).swiper.animating,
        );
    const turns = async (to: string) => {
      await expect.poll(fading).toBe(false);
      await page.clock.runFor(2900);
      const before = await current();
      await page.clock.runFor(200);
      await expect.poll(current).toBe(to);
      expect(before).not.toBe(to);
    };
    await page.getByRole('button', { name: 'Pause slides' }).waitFor();
    // The page's timers run only on demand; the click starts the timer.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Slide 2' }).click();
    await expect.poll(current).toBe('Slide 2');
    await page.getByRole('link', { name: 'Scroll to explore' }).hover();
    await turns('Slide 3');
    await turns('Slide 4');
    await turns('Slide 1');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(current).toBe('Slide 4');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(current).toBe('Slide 1');
    await turns('Slide 2');
    await expect.poll(fading).toBe(false);
    await page.locator('.hero-slides').hover({ position: { x: 300, y: 200 } });
    await page.clock.runFor(10_000);
    expect(await current()).toBe('Slide 2');
    await page.getByRole('link', { name: 'Scroll to explore' }).hover();
    await turns('Slide 3');
  });

  test('changes slides within 300 ms, after a swipe of 5 px, or a slow one over half the width', async () => {
    await open({ movement: true });
    await page.getByRole('button', { name: 'Pause slides' }).click();
    const current = () =>
      page.locator('.hero-foot [aria-current="true"]').getAttribute('aria-label');
    await page.getByRole('button', { name: 'Slide 1' }).click();
    await expect.poll(current).toBe('Slide 1');
    // Read in the same task as the click: a moment later the slides are paused.
    const lasts = await page
      .getByRole('button', { name: 'Next slide' })
      .evaluate((button: HTMLElement) => {
        button.click();
        const slide = document.querySelector('.hero-slide');
        return slide && getComputedStyle(slide).transitionDuration;
      });
    expect(lasts).toBe('0.3s');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    const box = await page.locator('.hero-slides').boundingBox();
    const [x, y, width] = [
      (box?.x ?? 0) + (box?.width ?? 0) - 60,
      (box?.y ?? 0) + 40,
      box?.width ?? 0,
    ];
    const opacity = () =>
      page
        .locator('.hero-slide:not([inert])')
        .evaluate((slide: HTMLElement) => Number(slide.style.opacity));
    /**
     * Swipes slowly to the left by these distances from the start, in px. @returns the visible part
     * of the slide
     */
    const swipe = async (...through: number[]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      const begun = await page.evaluate(() => performance.now());
      for (const px of through) await page.mouse.move(x - px, y);
      const left = await opacity();
      await page.waitForFunction((end) => performance.now() >= end, begun + 400);
      await page.mouse.up();
      return left;
    };
    expect(await swipe(2, 4)).toBe(1);
    expect(await swipe(6, 20)).toBeCloseTo(1 - 14 / width);
    expect(await current()).toBe('Slide 1');
    expect(await swipe(6, width * 0.45)).toBeLessThan(0.6);
    await expect.poll(current).toBe('Slide 1');
    await swipe(6, width * 0.55);
    await expect.poll(current).toBe('Slide 2');
  });

  test('starts paused with prefers-reduced-motion', async () => {
    await open();
    await page.getByRole('button', { name: 'Play slides' }).waitFor();
  });

  test('displays its first slide without scripts, the others by scrolling, and no button without function', async () => {
    await open({ script: false });
    const links = page.locator('.hero-slide').getByRole('link', { name: 'Shop Collection' });
    const inView = () =>
      links.evaluateAll((all) =>
        all.map((link) =>
          Math.round(link.getBoundingClientRect().left / document.body.clientWidth),
        ),
      );
    expect(await inView()).toEqual([0, 1, 2, 3]);
    await expect(page.locator('.hero-foot').getByRole('button')).toHaveCount(0);
    await links.last().focus();
    await expect.poll(inView).toEqual([-3, -2, -1, 0]);
  });
});
