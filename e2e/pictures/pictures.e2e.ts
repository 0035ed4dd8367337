import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { screens as sizes } from '../browser.ts';
import { expect, test } from '../journey.ts';
import { compare, type Difference } from './compare.ts';
import { baseline, fileOf, type Language, pictureSizes, shots } from './gallery.ts';
import type { Screen, Stage } from './screen.ts';
import { answerAlike, stabilise } from './stabilise.ts';
import { wordsOf } from './words.ts';

const renewing = process.env.PICTURES === 'renew';

// Every worker takes some of them.
test.describe.configure({ mode: 'parallel' });

type Size = { name: 'desktop' | 'phone'; keptWidth: number };

/** The image of a page as it is kept: small, and sharp enough to read. */
const kept = (image: Buffer, width: number) =>
  sharp(image).resize({ width }).avif({ quality: 42, effort: 3 }).toBuffer();

/** Keeps the image, unless what is kept already would be called the same by anyone: that stays, byte for byte. */
async function renew(file: string, image: Buffer, size: Size): Promise<void> {
  const at = path.join(baseline, file);
  const before = await readFile(at).catch(() => null);
  if (!before || (await compare(before, image, sizes[size.name].width, 3)))
    await writeFile(at, await kept(image, size.keptWidth));
}

/** Says how an image differs, and leaves both next to the failed test. */
async function report(file: string, image: Buffer, difference: Difference, test: TestInfo): Promise<string> {
  const name = path.parse(file).name;
  for (const [what, body] of [
    [`${name}.now.jpg`, image],
    [`${name}.difference.webp`, difference.picture],
  ] as const) {
    const found = test.outputPath(what);
    await writeFile(found, body);
    await test.attach(what, { path: found });
  }
  return `${name}: ${difference.says}`;
}

/** Opens the screen on a page of the shop that is as new. */
async function open(page: Page, stage: Stage, screen: Screen, language: Language): Promise<void> {
  const prefix = language === 'hi' ? '/hi' : '';
  const messages = wordsOf[language];
  const target = typeof screen.path === 'string' ? screen.path : screen.path(stage);
  await answerAlike(page, target);
  // A screen's own answers go before.
  await screen.before?.(page, stage);
  await page.goto(stage.url + prefix + (prefix && target === '/' ? '' : target), { waitUntil: 'load' });
  if (screen.waiting) await page.locator(screen.waiting).first().waitFor({ state: 'attached' });
  else await page.waitForLoadState('networkidle');
  // A busy browser has been idle on the line before its scripts asked for what a list of the administration shows.
  if (screen.who === 'owner' && !screen.waiting) {
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.locator('[role=status] [class*=shimmer]').first().waitFor({ state: 'hidden' });
  }
  await screen.visit?.(page, messages);
}

async function take(page: Page, screen: Screen): Promise<Buffer> {
  await stabilise(page, screen.daily);
  // As good for what compares them as PNG, and made and read in half the time.
  const how = { type: 'jpeg', quality: 92, animations: 'disabled', caret: 'hide' } as const;
  return screen.region
    ? page.locator(screen.region).first().screenshot(how)
    : page.screenshot({ ...how, fullPage: !screen.viewportOnly });
}

/** How often a page that is still becoming itself is looked at again. */
const looks = 6;

/**
 * The image of a page that has come to rest: it shows what is kept of it (`before`), or, where nothing is kept, the same
 * twice; and what it still differs in. A busy machine renders late, and what is looked for is the end of it.
 */
async function takeSteady(
  takeOnce: () => Promise<Buffer>,
  width: number,
  before: Buffer | null,
): Promise<{ picture: Buffer; difference: Difference | null }> {
  let last: Buffer | null = null;
  for (let n = 1; ; n += 1) {
    const image = await takeOnce();
    const difference = before ? await compare(before, image, width) : last && (await compare(last, image, width, 3));
    if (n === looks || ((before || last) && !difference)) return { picture: image, difference };
    last = image;
  }
}

/** What leaves something behind is looked at last: a worker takes the tests of a file in this order. */
const inOrder = shots().toSorted(([a], [b]) => Number(a.changes ?? false) - Number(b.changes ?? false));

for (const [screen, language] of inOrder)
  test(`${screen.name} looks as before in ${language}`, async ({ viewers }, info) => {
    const look = async (): Promise<string[]> => {
      const { page, stage } = await viewers.next(screen.who ?? 'guest', screen.size ?? 'desktop');
      await open(page, stage, screen, language);
      const found: string[] = [];
      for (const [name, keptWidth] of pictureSizes) {
        if (screen.size && screen.size !== name) continue;
        await page.setViewportSize(sizes[name]);
        const file = fileOf(screen, language, name);
        const before = renewing ? null : await readFile(path.join(baseline, file)).catch(() => null);
        const { picture: image, difference } = await takeSteady(() => take(page, screen), sizes[name].width, before);
        if (renewing) await renew(file, image, { name, keptWidth });
        else if (!before)
          found.push(await report(file, image, { says: 'nothing is kept of it', picture: image }, info));
        else if (difference) found.push(await report(file, image, difference, info));
      }
      return found;
    };
    const tryToLook = () => look().catch((error: Error) => [`could not be reached: ${error.message}`]);
    const first = await tryToLook();
    // A difference counts when a page of a new browser context shows it as well; what leaves something behind is done once.
    if (first.length > 0) await viewers.leave();
    const different = first.length > 0 && !screen.changes && !renewing ? await tryToLook() : first;
    expect(different, 'npm run pictures renews what is meant to look different').toEqual([]);
  });
