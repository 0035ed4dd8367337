import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

const build = path.join(import.meta.dirname, '..', 'web', 'build');
const kilobyte = 1024;

/** Bytes of a built file as a phone on the slower encoding receives it. */
function gzipped(file: string, language: string): number {
  return gzipSync(readFileSync(path.join(build, language, 'client', file)), { level: 9 }).length;
}

describe('what a first visit downloads', () => {
  let shop: ShopProcess;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.remove();
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

  it.each([
    ['/', 190],
    ['/remedies', 160],
    ['/remedies/tigers-eye-bracelet', 160],
    ['/kundli', 165],
    ['/horoscope', 160],
    ['/hi/remedies/tigers-eye-bracelet', 160],
  ])('keeps the JavaScript of %s within %i KB gzip', async (address, budget) => {
    const files = await filesOf(address, '.js');
    const language = address.startsWith('/hi/') ? 'hi' : 'en';
    const total = files.reduce((sum, file) => sum + gzipped(file, language), 0);
    expect(files.length).toBeGreaterThan(0);
    expect(total / kilobyte).toBeLessThanOrEqual(budget);
  });

  it('keeps the styles within 25 KB gzip', async () => {
    const files = await filesOf('/remedies', '.css');
    expect(files.reduce((sum, file) => sum + gzipped(file, 'en'), 0) / kilobyte).toBeLessThanOrEqual(25);
  });

  it('asks for no Devanagari text face on an English page', async () => {
    const files = await filesOf('/remedies', '.woff2');
    expect(files.filter((file) => file.includes('devanagari'))).toEqual([]);
  });
});
