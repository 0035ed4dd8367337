import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages, locales } from '@jyotiratna/contract';
import { findBrowser } from '../../scripts/prepare/browser.mjs';
import { benchTableOf, measuredCommit, writeSection } from '../../server/bench/write-section.ts';
import { startShop } from '../shop-process.ts';

/**
 * Lighthouse scores of the landing pages, on an emulated phone with a slow connection. The
 * package is fetched by npx at run time: 114 packages and 176 MB that `npm start` would
 * otherwise install for every developer.
 */
const lighthouse = 'lighthouse@13.5.0';
const targets = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const inEveryLanguage = [
  '/',
  '/remedies',
  '/remedies/tigers-eye-bracelet',
  '/kundli',
  '/cart',
  '/checkout',
];
const pages = [
  ...locales.flatMap((locale) =>
    inEveryLanguage.map((page) => `${languages[locale].prefix}${page}`),
  ),
  '/spiritual-healers',
  '/blog/choosing-a-first-gemstone',
];
/** Pages excluded from search engines on purpose: their SEO score is not checked. */
const unlisted = /\/(cart|checkout)$/;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];
type Scores = Record<Category, number>;

/** Maximum retries of runs in which Chromium recorded nothing. */
const retries = 2;

/** Runs Lighthouse once. @throws with the command's output if it produces no report */
function check(url: string, attempt = 0): Scores {
  // The output is a file, because the command exits before a pipe has received its whole report.
  const folder = mkdtempSync(path.join(tmpdir(), 'jyotiratna-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const args = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    ...(unlisted.test(url) ? ['--skip-audits=is-crawlable'] : []),
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ];
  const { stderr } = spawnSync('npx', args, {
    encoding: 'utf8',
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  try {
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    if (report.runtimeError?.code === 'NO_NAVSTART' && attempt < retries)
      return check(url, attempt + 1);
    if (report.runtimeError || !report.categories)
      throw new Error(report.runtimeError?.message ?? stderr);
    return Object.fromEntries(
      categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
    ) as Scores;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const meets = (scores: Scores) => categories.every((name) => scores[name] >= targets[name]);

/**
 * A page that misses a target is measured 5 times, and the median is used: another process may have
 * loaded the machine.
 */
function measure(url: string): Scores {
  const first = check(url);
  if (meets(first)) return first;
  const all = [first, ...Array.from({ length: 4 }, () => check(url))];
  return Object.fromEntries(
    categories.map((name) => [name, middle(all.map((one) => one[name]))]),
  ) as Scores;
}

const shop = await startShop({ LOG_LEVEL: 'error' }, 'as npm start');
try {
  const rows = [['Page', ...categories]];
  for (const page of pages) {
    const scores = measure(shop.url + page);
    rows.push([
      page,
      ...categories.map(
        (name) => `${scores[name]}${scores[name] < targets[name] ? ' (missed)' : ''}`,
      ),
    ]);
    console.log(rows.at(-1)!.join('   '));
  }
  writeSection(
    'Lighthouse',
    `At ${measuredCommit()}, ${lighthouse} as a phone; the median of five where the first misses a goal. Goals: ${categories
      .map((name) => `${name} ${targets[name]}`)
      .join(
        ', ',
      )}. Cart and checkout are kept out of search engines: being found is no part of their mark.

${benchTableOf(rows)}`,
  );
} finally {
  await shop.remove();
}
