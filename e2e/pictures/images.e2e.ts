import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { screens as sizes } from '../browser.ts';
import { expect, test } from '../journey.ts';
import { compare, type Difference } from './compare.ts';
import { baseline, fileOf, imageSizes, type Language, shots } from './gallery.ts';
import { labelsOf } from './labels.ts';
import type { Screen, Stage } from './screen.ts';
import { answerAlike, stabilise } from './stabilise.ts';

const renewing = process.env.PICTURES === 'renew';

// Each worker captures a share of the screenshots.
test.describe.configure({ mode: 'parallel' });

type Size = { name: 'desktop' | 'phone'; storedWidth: number };

/** Compresses a screenshot for storage: small, but readable. */
const compressed = (image: Buffer, width: number) =>
  sharp(image).resize({ width }).avif({ quality: 42, effort: 3 }).toBuffer();

/**
 * Saves the screenshot unless it is visually identical to the stored file, which then stays
 * unchanged.
 */
async function renew(file: string, image: Buffer, size: Size): Promise<void> {
  const at = path.join(baseline, file);
  const before = await readFile(at).catch(() => null);
  if (!before || (await compare(before, image, sizes[size.name].width, 3)))
    await writeFile(at, await compressed(image, size.storedWidth));
}

/** Reports the differences of a screenshot, and saves both next to the failed test. */
async function report(
  file: string,
  image: Buffer,
  difference: Difference,
  test: TestInfo,
): Promise<string> {
  const name = path.parse(file).name;
  for (const [attachment, body] of [
    [`${name}.now.jpg`, image],
    [`${name}.difference.webp`, difference.picture],
  ] as const) {
    const found = test.outputPath(attachment);
    await writeFile(found, body);
    await test.attach(attachment, { path: found });
  }
  return `${name}: ${difference.says}`;
}

/** Opens the screen on a page without previous state. */
async function open(page: Page, stage: Stage, screen: Screen, language: Language): Promise<void> {
  const prefix = language === 'hi' ? '/hi' : '';
  const labels = labelsOf[language];
  const target = typeof screen.path === 'string' ? screen.path : screen.path(stage);
  await answerAlike(page, target);
  // Mocks of the screen itself have priority.
  await screen.before?.(page, stage);
  await page.goto(stage.url + prefix + (prefix && target === '/' ? '' : target), {
    waitUntil: 'load',
  });
  if (screen.loadingMark)
    await page.locator(screen.loadingMark).first().waitFor({ state: 'attached' });
  else await page.waitForLoadState('networkidle');
  // A busy browser may be network-idle before its scripts request the data of an administration
  // list.
  if (screen.viewer === 'owner' && !screen.loadingMark) {
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.locator('[role=status] [class*=shimmer]').first().waitFor({ state: 'hidden' });
  }
  await screen.visit?.(page, labels);
}

async function take(page: Page, screen: Screen): Promise<Buffer> {
  await stabilise(page, screen.daily);
  // JPEG is equivalent to PNG for the comparison, but encoded and decoded in half the time.
  const how = { type: 'jpeg', quality: 92, animations: 'disabled', caret: 'hide' } as const;
  return screen.region
    ? page.locator(screen.region).first().screenshot(how)
    : page.screenshot({ ...how, fullPage: !screen.viewportOnly });
}

/** Maximum retries while a page is still rendering. */
const looks = 6;

/**
 * Captures a page in its final state: equal to the stored screenshot (`before`), or, without one,
 * stable across two captures. Also returns remaining differences. A busy machine renders late, and
 * only the final state matters.
 */
async function takeSteady(
  takeOnce: () => Promise<Buffer>,
  width: number,
  before: Buffer | null,
): Promise<{ picture: Buffer; difference: Difference | null }> {
  let last: Buffer | null = null;
  for (let n = 1; ; n += 1) {
    const image = await takeOnce();
    const difference = before
      ? await compare(before, image, width)
      : last && (await compare(last, image, width, 3));
    if (n === looks || ((before || last) && !difference)) return { picture: image, difference };
    last = image;
  }
}

/** Tests with side effects run last: a worker runs the tests of a file in this order. */
const inOrder = shots().toSorted(
  ([a], [b]) => Number(a.changes ?? false) - Number(b.changes ?? false),
);

for (const [screen, language] of inOrder)
  test(`${screen.name} looks as before in ${language}`, async ({ viewers }, info) => {
    const check = async (): Promise<string[]> => {
      const { page, stage } = await viewers.next(
        screen.viewer ?? 'guest',
        screen.size ?? 'desktop',
      );
      await open(page, stage, screen, language);
      const found: string[] = [];
      for (const [name, storedWidth] of imageSizes) {
        if (screen.size && screen.size !== name) continue;
        await page.setViewportSize(sizes[name]);
        const file = fileOf(screen, language, name);
        const before = renewing
          ? null
          : await readFile(path.join(baseline, file)).catch(() => null);
        const { picture: image, difference } = await takeSteady(
          () => take(page, screen),
          sizes[name].width,
          before,
        );
        if (renewing) await renew(file, image, { name, storedWidth });
        else if (!before)
          found.push(
            await report(file, image, { says: 'nothing is kept of it', picture: image }, info),
          );
        else if (difference) found.push(await report(file, image, difference, info));
      }
      return found;
    };
    const tryToLook = () =>
      check().catch((error: Error) => [`could not be reached: ${error.message}`]);
    const first = await tryToLook();
    // A difference counts only if a page of a new browser context reproduces it; a screen with side
    // effects is captured only once.
    if (first.length > 0) await viewers.leave();
    const different = first.length > 0 && !screen.changes && !renewing ? await tryToLook() : first;
    expect(different, 'npm run pictures renews what is meant to look different').toEqual([]);
  });
