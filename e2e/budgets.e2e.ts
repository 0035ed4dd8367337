import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';

const build = path.join(import.meta.dirname, '..', 'web', 'build');
const kilobyte = 1024;

/** Bytes of a built file as a phone on the slower encoding receives it. */
function gzipped(file: string, language: string): number {
  return gzipSync(readFileSync(path.join(build, language, 'client', file)), { level: 9 }).length;
}

test.describe('what a first visit downloads', () => {
  let shop: ShopProcess;
  let browser: Browser;
  test.beforeAll(({ browser: started, shop: running }) => {
    browser = started;
    shop = running;
  });

  /** Built files of that ending which the page has asked for once it is quiet. */
  async function filesOf(address: string, ending: string): Promise<string[]> {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const files = new Set<string>();
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith(ending)) files.add(pathname);
    });
    await visitor.page.goto(shop.url + address, { waitUntil: 'networkidle' });
    visitor.expectSilence();
    await visitor.close();
    return [...files];
  }

  for (const [address, budget] of [
    // On every page the header's link to the wishlist and the promo strip's own words, two thirds of a kilobyte.
    // Every page carries the list of all screens, some 95 bytes each: designs, the owner's healers and carts that were left
    // are seven of them, two thirds of a kilobyte.
    ['/', 191],
    // With the wishlist's heart on every card. The line that says what is chosen of loose stones, and the words that the search
    // box completes, are half a kilobyte each. That its filters keep the focus of who chooses by keyboard is a fifth of one.
    ['/remedies', 160],
    // The day of arrival by PIN code: a button and what reads the kept code; the rest is loaded when it is asked for. The
    // wishlist's heart is 2 KB: the list itself, kept in the browser or read and changed on the server.
    // Each kind of remedy promises the returns that are its own, a third of a kilobyte of words.
    ['/remedies/tigers-eye-bracelet', 171],
    // With the settings, their pictures and what their price is made of; who has a stone energised in a name loads 2 KB more.
    ['/remedies/yellow-sapphire-4-26-ct', 176],
    // Small modules that most pages share travel as one file: half a kilobyte that these pages do not need, for seven files less.
    ['/kundli', 158],
    ['/kundli-matching', 158],
    ['/horoscope', 153],
    // Its parts of the day and the table that lists them weigh as much as a remedy.
    // What a stone's page shares with it, to name the days of its energisation, are files of their own.
    ['/panchang', 161],
    ['/hi/remedies/tigers-eye-bracelet', 171],
  ] as const)
    test(`keeps the JavaScript of ${address} within ${budget} KB gzip`, async () => {
      const files = await filesOf(address, '.js');
      const language = address.startsWith('/hi/') ? 'hi' : 'en';
      const total = files.reduce((sum, file) => sum + gzipped(file, language), 0);
      expect(files.length).toBeGreaterThan(0);
      expect(total / kilobyte).toBeLessThanOrEqual(budget);
    });

  test('keeps the styles within 25 KB gzip', async () => {
    const files = await filesOf('/remedies', '.css');
    expect(files.reduce((sum, file) => sum + gzipped(file, 'en'), 0) / kilobyte).toBeLessThanOrEqual(25);
  });

  test('asks for no Devanagari text face on an English page', async () => {
    const files = await filesOf('/remedies', '.woff2');
    expect(files.filter((file) => file.includes('devanagari'))).toEqual([]);
  });
});
