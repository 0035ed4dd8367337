import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page, Route } from '@playwright/test';

/** Date and time of every screenshot. */
const day = new Date('2026-11-18T10:30:00+05:30');

const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(
    ' ',
  );
const horoscope = {
  dailyHoroscope: signs.map((sign) => ({
    sign: sign.toLowerCase(),
    data: {
      data: {
        daily_prediction: {
          sign_name: sign,
          prediction: 'A day for calm work and an early evening.',
        },
      },
    },
  })),
};

/** A healer's slots in the morning, one of them reserved. */
const slots = Array.from({ length: 20 }, (_, half) => ({
  time: `${10 + Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`,
  available: half !== 5,
}));

/**
 * The offline page uses a system font: screenshots replace it by the repository's font, so that
 * every machine renders it identically.
 */
async function giveFonts(route: Route): Promise<void> {
  const face = async (family: string, file: string) => {
    const font = await readFile(new URL(`../../web/fonts/${file}`, import.meta.url), 'base64');
    return `@font-face { font-family: "${family}"; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }`;
  };
  const faces = await Promise.all([
    face('Anek Latin', 'anek-latin.woff2'),
    face('Eczar', 'eczar-latin.woff2'),
  ]);
  const reply = await route.fetch();
  const body = (await reply.text()).replace('<style>', `<style>${faces.join('')}`);
  // Without the page's policy, which allows no fonts.
  await route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body });
}

/**
 * Data that depends on the shop's own clock, by page: the daily horoscope and available slots of
 * healers.
 */
const alike: [page: RegExp, asksFor: string, fulfill: (route: Route) => Promise<void>][] = [
  [/^\/$/, '**/api/create/horoscope', (route) => route.fulfill({ json: horoscope })],
  [
    /^\/spiritual-healers/,
    '**/api/bookings/slots?*',
    (route) => {
      const date = new URL(route.request().url()).searchParams.get('date');
      return route.fulfill({ json: { date, slots } });
    },
  ],
  [/^\/offline\.html$/, '**/offline.html', giveFonts],
];

/**
 * Mocks varying responses with constants, before the page at this path opens. Only if the page
 * requests them: a browser with mocked requests has no cache, and fetches and compiles every script
 * again for every page.
 */
export async function answerAlike(page: Page, path: string): Promise<void> {
  for (const [pages, asksFor, fulfill] of alike)
    if (pages.test(path)) await page.route(asksFor, fulfill);
}

/** Stops the clock of all pages before they open, so that no timer fires. */
export async function freezeTime(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(day);
  await context.addInitScript(() => {
    const { setTimeout } = window;
    // Disables timers for slides (three seconds) and toasts (five seconds).
    const patient = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      setTimeout(work, ms >= 2900 ? 2 ** 30 : ms, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  });
}

/**
 * Stabilises a loaded page: images and fonts are ready, and ids, dates and daily content are
 * constant.
 */
export async function stabilise(page: Page, daily?: string): Promise<void> {
  await page.evaluate((changing) => {
    scrollTo(0, 0);
    if (changing)
      for (const element of document.querySelectorAll(changing))
        element.textContent = 'Words that change by the day.';
    const replaced: [RegExp, string][] = [
      [
        /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
        '0b9f6a52-7d1e-4c3a-9f48-2ce5d7a01b36',
      ],
      // Character widths of real values differ, which may change line breaks.
      [/\bJR-[2-9A-HJKMNP-TV-Z]{7}\b/g, 'JR-8F3K2Q7'],
      // This replacement fits into one line on a phone.
      [/\bpay_[0-9A-Za-z]{8,}/g, 'pay_JifL4trIj2flti'],
      [/\b\d{1,2} [\p{L}\p{M}]{3,10}[.॰]? 20\d\d/gu, '18 Nov 2026'],
      [/\b\d{1,2}:\d\d(:\d\d)?( ?[ap]m)?/gi, '10:30'],
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let text = node.nodeValue ?? '';
      for (const [pattern, replacement] of replaced) text = text.replace(pattern, replacement);
      if (text !== node.nodeValue) node.nodeValue = text;
    }
  }, daily);
  await page.waitForFunction(() => {
    // Repeated in each poll: a list that loads late adds images.
    for (const image of document.images)
      Object.assign(image, { loading: 'eager', decoding: 'sync' });
    return (
      document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)
    );
  });
  // The current document is painted once the frame after the next starts.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
