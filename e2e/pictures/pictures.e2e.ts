import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, screens as sizes } from '../browser.ts';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { compare } from './compare.ts';
import { baseline, fileOf, galleryFile, galleryPage, type Language, pictureSizes, shots } from './gallery.ts';
import { holdStill, holdTime } from './hold-still.ts';
import { openStage, type Visitors } from './open-stage.ts';
import type { Screen, Stage } from './screen.ts';
import { wordsOf } from './words.ts';

const renewing = process.env.PICTURES === 'renew';
/** Only the screens whose names begin with one of these, for the one who works on them. */
const only = process.env.SCREEN?.split(',') ?? [''];
/** What looks different, as it looks now. */
const findings = path.join(tmpdir(), 'jyotiratna-pictures');
/** Pages looked at side by side: one is rendered while another is waited for. */
const atOnce = 3;

let browser: Browser;
let shop: ShopProcess;
let stage: Stage;
let visitors: Visitors;
let hindi = false;

beforeAll(async () => {
  await rm(findings, { recursive: true, force: true });
  [browser, shop] = await Promise.all([openBrowser(), startShop()]);
  ({ stage, visitors } = await openStage(browser, shop));
  hindi = /href="\/hi["/]/.test(await (await fetch(shop.url)).text());
});
afterAll(async () => {
  await browser?.close();
  await shop?.remove();
});

/** The picture of a page as it is kept: small, and sharp enough to read. */
const kept = (picture: Buffer, width: number) =>
  sharp(picture).resize({ width }).avif({ quality: 42, effort: 3 }).toBuffer();

/** Renews a picture that looks different, or says how it differs. */
async function settle(file: string, picture: Buffer, screenWidth: number, keptWidth: number): Promise<string | null> {
  const at = path.join(baseline, file);
  const before = await readFile(at).catch(() => null);
  if (renewing) {
    // A picture that anyone would call the same stays, byte for byte.
    if (before && !(await compare(before, picture, screenWidth, 3))) return null;
    await writeFile(at, await kept(picture, keptWidth));
    return null;
  }
  const difference = before
    ? await compare(before, picture, screenWidth)
    : { says: 'new, without a picture to compare with', picture };
  if (!difference) return null;
  await mkdir(findings, { recursive: true });
  const name = path.parse(file).name;
  await writeFile(path.join(findings, `${name}.now.jpg`), picture);
  await writeFile(path.join(findings, `${name}.difference.webp`), difference.picture);
  return `${name}: ${difference.says}; see ${findings}`;
}

async function open(context: BrowserContext, screen: Screen, language: Language): Promise<Page> {
  const prefix = language === 'hi' ? '/hi' : '';
  const words = wordsOf[language];
  const page = await context.newPage();
  const target = typeof screen.path === 'string' ? screen.path : screen.path(stage);
  if (screen.before) {
    // Storage belongs to an address of the shop; this one is no page and costs nothing.
    await page.goto(`${shop.url}/healthz`);
    await screen.before(page, stage);
  }
  await page.goto(shop.url + prefix + (prefix && target === '/' ? '' : target), { waitUntil: 'load' });
  if (screen.waiting) await page.locator(screen.waiting).first().waitFor({ state: 'attached' });
  else await page.waitForLoadState('networkidle');
  await screen.reach?.(page, words);
  return page;
}

async function take(page: Page, screen: Screen): Promise<Buffer> {
  await holdStill(page, screen.daily);
  // As good for what compares them as PNG, and made and read in half the time.
  const how = { type: 'jpeg', quality: 92, animations: 'disabled', caret: 'hide' } as const;
  return screen.region
    ? page.locator(screen.region).first().screenshot(how)
    : page.screenshot({ ...how, fullPage: !screen.windowOnly });
}

/** How often a page that is still becoming itself is looked at again. */
const looks = 6;

/**
 * The picture of a page that has come to rest: it shows what is kept of it (`before`), or, where nothing is kept, the same
 * twice. A busy machine renders late, and what is looked for is the end of it.
 */
async function takeSteady(takeOnce: () => Promise<Buffer>, width: number, before: Buffer | null): Promise<Buffer> {
  let last = await takeOnce();
  for (let n = 1; n < looks; n += 1) {
    if (before && !(await compare(before, last, width))) return last;
    const next = await takeOnce();
    if (!before && !(await compare(last, next, width, 3))) return next;
    last = next;
  }
  return last;
}

async function look(screen: Screen, language: Language): Promise<string[]> {
  const context = await browser.newContext({
    viewport: sizes[screen.size ?? 'desk'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(screen.who && { storageState: visitors[screen.who] }),
  });
  try {
    await holdTime(context);
    const page = await open(context, screen, language);
    const found: (string | null)[] = [];
    for (const [size, keptWidth] of pictureSizes) {
      if (screen.size && screen.size !== size) continue;
      await page.setViewportSize(sizes[size]);
      const { width } = sizes[size];
      const file = fileOf(screen, language, size);
      const before = renewing ? null : await readFile(path.join(baseline, file)).catch(() => null);
      const picture = await takeSteady(() => take(page, screen), width, before);
      found.push(await settle(file, picture, width, keptWidth));
    }
    return found.filter((text) => text !== null);
  } finally {
    await context.close();
  }
}

describe('every screen looks as before', () => {
  it('in both languages, on a phone and a desk', { timeout: 900_000, retry: 0 }, async () => {
    await mkdir(baseline, { recursive: true });
    const all = shots(hindi).filter(([{ name }]) => only.some((start) => name.startsWith(start)));
    const different: string[] = [];
    const lookAt = async (some: typeof all) => {
      const next = some.values();
      const looker = async () => {
        for (const [screen, language] of next) {
          const lookOnce = () => look(screen, language).catch((error) => [unreachable(screen, language, error)]);
          const first = await lookOnce();
          // A difference counts when a fresh page shows it as well; what leaves something behind is done once.
          different.push(...(first.length > 0 && !screen.changes && !renewing ? await lookOnce() : first));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, looker));
    };
    await lookAt(all.filter(([screen]) => !screen.changes));
    await lookAt(all.filter(([screen]) => screen.changes));
    if (renewing) {
      const present = new Set(all.flatMap(([screen, language]) => filesOf(screen, language)));
      for (const file of await readdir(baseline))
        if (!process.env.SCREEN && !present.has(file)) await rm(path.join(baseline, file));
      await mkdir(path.dirname(galleryFile), { recursive: true });
      await writeFile(galleryFile, galleryPage());
    }
    expect(different, 'npm run pictures renews what is meant to look different').toEqual([]);
  });
});

const unreachable = (screen: Screen, language: string, error: Error) =>
  `${screen.name} (${language}) could not be reached: ${error.message}`;
const filesOf = (screen: Screen, language: Language) => pictureSizes.map(([size]) => fileOf(screen, language, size));
