import {
  type Locale,
  languages,
  localeOfPath,
  localePath,
  locales,
  sourceLocale,
} from '@jyotiratna/contract';
import type { APIRequestContext, Browser } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  expectRoomForLargeText,
  newVisitor,
  screens,
  type VisitorOptions,
  type Watched,
} from './browser.ts';
import { findPage } from './built-pages.ts';
import { expect, test } from './journey.ts';
import type { Visitors } from './pictures/open-stage.ts';

/*
 * Every linked URL is requested over HTTP, public pages by a guest: the test checks its status and,
 * for a public page, language, single heading, title, description and canonical URL. That takes
 * some ms per URL. A browser takes seconds, and finds as much in one page of a route as in a
 * hundred: console output, axe violations, horizontal overflow. So the browser visits only a few
 * pages of each route, with and without query parameters:
 *
 * - for a guest in each language, at every width, and with axe;
 * - for logged-in users, their own pages in each language, in the same way. A public page has the
 *   same bytes for them; its layout and the additions of a session are checked in one language
 *   each, at the narrowest width.
 */

/** The group of a page: its route, with or without query parameters. */
function familyOf(path: string): string {
  const [plainPath = '', query] = plain(path).split('?');
  if (plainPath.startsWith('/api/')) return '/api';
  return `${findPage(plainPath)?.page.path ?? plainPath}${query ? '?' : ''}`;
}

/** The crawling users, and the language in which they visit the public pages. */
type Walk = { viewer?: keyof Visitors; looksIn: Locale; starts: string[]; minPages: number };
/**
 * Number of pages visited per group; one in other languages, because a page that passes in one
 * language seldom fails in another.
 */
const checkedAt = ({ viewer: user, looksIn }: Walk) => (user || looksIn !== sourceLocale ? 1 : 2);
/** Aliases of one screen. */
const sameScreen: Record<string, string> = {
  '/admin/products': '/admin/remedies',
  '/hi/admin/products': '/hi/admin/remedies',
};
/** Pages open at the same time: one renders while another is awaited. */
const concurrency = 2;
/**
 * Widths in the order in which they are applied to the loaded page. axe runs at two of them, in a
 * translation at one.
 */
const widths = ['desktop', 'tablet', 'phone', 'small'] as const;
const runsAxe = (locale: Locale, width: string) =>
  width === 'phone' || (width === 'desktop' && locale === sourceLocale);

/** Each worker runs a share of the crawls. */
test.describe.configure({ mode: 'parallel' });

let shopUrl: string;
let browser: Browser;
let signedIn: Visitors;

test.beforeAll(({ browser: started, stage }) => {
  browser = started;
  shopUrl = stage.url;
  signedIn = stage.visitors;
});

/** The path without its locale prefix. */
const plain = (path: string) => path.slice(languages[localeOfPath(path)].prefix.length) || '/';
const audienceOf = (path: string) => findPage(plain(path).split('?')[0] ?? '')?.page.audience;

/** A page's metadata, and its links. */
type PageHead = { title: string; description: string; canonical?: string | null; links: string[] };

/**
 * Fails if two URLs of one language share a title or a description, unless both have the same
 * canonical URL.
 */
function expectOwnLabels(
  path: string,
  { title, description, canonical }: PageHead,
  strings: Map<string, string>,
): void {
  // Filtered lists have the full list as their canonical URL, and may share its title and
  // description.
  const address = canonical ?? (path.split('?')[0] as string).replace(/(.)\/$/, '$1');
  const own = sameScreen[address] ?? address;
  for (const text of [title, description].filter(Boolean)) {
    const key = `${localeOfPath(path)} ${text}`;
    expect([path, text, strings.get(key) ?? own]).toEqual([path, text, own]);
    strings.set(key, own);
  }
}

/**
 * Checks the page in the browser, and returns the URLs of this shop that it links to. A page
 * already fully checked (`seen`) is skipped.
 */
async function check(
  { page }: Watched,
  path: string,
  {
    isComplete: full,
    pathsByText,
    seen,
  }: { isComplete: boolean; pathsByText: Map<string, string>; seen: Set<string> },
): Promise<string[]> {
  const reply = await page.goto(shopUrl + path, { waitUntil: 'networkidle' });
  expect([200, 304], path).toContain(reply?.status());
  await page.locator('h1').first().waitFor();
  const { pathname, search } = new URL(page.url());
  const isSeen = pathname + search !== path && seen.has(pathname + search);
  if (full && !isSeen) {
    for (const width of widths) {
      await page.setViewportSize(screens[width]);
      await expectNoHorizontalScroll(page);
      if (runsAxe(localeOfPath(path), width)) await checkA11y(page);
    }
    await expectRoomForLargeText(page);
    seen.add(pathname + search);
  } else await expectNoHorizontalScroll(page);
  expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
  const head: PageHead = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  }));
  expectOwnLabels(path, head, pathsByText);
  return head.links;
}

/** URLs of this shop that the HTML of a page links to. */
async function read(
  request: APIRequestContext,
  path: string,
  pathsByText: Map<string, string>,
): Promise<string[]> {
  // Retried, because the server closes a connection idle for five seconds, sometimes at the moment
  // of a request.
  const reply = await request.get(shopUrl + path, { maxRetries: 1 });
  expect([path, reply.status()]).toEqual([path, 200]);
  if (audienceOf(path) !== 'everyone') return [];
  const html = await reply.text();
  const first = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');
  const locale = localeOfPath(path);
  const canonical = first(/<link rel="canonical" href="([^"]*)"/);
  expect({
    path,
    lang: first(/<html[^>]* lang="([^"]*)"/),
    headings: html.match(/<h1\b/g)?.length,
    title: first(/<title>([^<]*)</) !== '',
    canonical: canonical.startsWith(`${shopUrl}${languages[locale].prefix}`),
  }).toEqual({ path, lang: languages[locale].tag, headings: 1, title: true, canonical: true });
  const links = [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)]
    .map(([, href]) => new URL(decoded(href ?? ''), shopUrl + path))
    .filter(({ origin }) => origin === shopUrl)
    .map(({ pathname, search }) => pathname + search);
  const description = first(/<meta name="description" content="([^"]*)"/);
  expectOwnLabels(
    path,
    { title: first(/<title>([^<]*)</), description, canonical, links },
    pathsByText,
  );
  return links;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string) =>
  text.replaceAll(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] as string);

/** Requests all URLs reachable from the start URLs by links; returns all of them. */
async function crawl(walk: Walk): Promise<Set<string>> {
  const { viewer: user, starts, looksIn } = walk;
  const options: VisitorOptions = {
    serviceWorker: true,
    ...(user && { storageState: signedIn[user], screen: 'small' }),
  };
  const visitors = await Promise.all(
    Array.from({ length: concurrency }, () => newVisitor(browser, options)),
  );
  const found = new Set(starts);
  const pathsByText = new Map<string, string>();
  const perFamily = new Map<string, number>();
  const seen = new Set<string>();

  const visit = async (visitor: Watched, path: string): Promise<string[]> => {
    const own = audienceOf(path) !== 'everyone';
    const isChecked = localeOfPath(path) === looksIn || (user !== undefined && own);
    const key = `${localeOfPath(path)} ${familyOf(path)}`;
    const count = (perFamily.get(key) ?? 0) + 1;
    perFamily.set(key, count);
    // Guests' crawls request every public page, which has the same bytes for logged-in users: one
    // per group is sufficient.
    if (user && !own && count > checkedAt(walk)) return [];
    if (!isChecked || count > checkedAt(walk) || plain(path).startsWith('/api/')) {
      const links = await read(visitor.context.request, path, pathsByText);
      // Links in a calendar are endless: only one page of each group is followed, in the crawled
      // languages.
      return count > checkedAt(walk) || (!isChecked && !user) ? [] : links;
    }
    const isComplete = !user || own;
    if (user && !isComplete) await visitor.page.setViewportSize(screens.small);
    const links = await check(visitor, path, { isComplete, pathsByText, seen });
    visitor.expectNoOutput();
    return links;
  };

  for (let wave = starts; wave.length > 0; ) {
    const next = wave.values();
    const linked: string[] = [];
    const takeOneAfterTheOther = async (visitor: Watched) => {
      for (const path of next) linked.push(...(await visit(visitor, path)));
    };
    await Promise.all(visitors.map(takeOneAfterTheOther));
    wave = [...new Set(linked)].filter((path) => !found.has(path));
    for (const path of wave) found.add(path);
  }
  await Promise.all(visitors.map((visitor) => visitor.close()));
  return found;
}

/** The paths in this language; administration screens exist in one language only. */
const inLanguage = (locale: Locale, paths: string[]) =>
  locale === sourceLocale
    ? paths
    : paths
        .filter((path) => findPage(path)?.page.audience !== 'admin')
        .map((path) => localePath(locale, path).replace(/\/$/, ''));
const inEveryLanguage = (paths: string[]) => locales.flatMap((locale) => inLanguage(locale, paths));
const lastLocale = locales.at(-1) ?? sourceLocale;

const walks: [whom: string, walk: Walk][] = [
  ...locales.map((locale): [string, Walk] => [
    `a guest in ${locale}`,
    { looksIn: locale, starts: inLanguage(locale, ['/', '/blog', '/horoscope']), minPages: 40 },
  ]),
  [
    'a customer',
    {
      viewer: 'customer',
      looksIn: lastLocale,
      starts: inEveryLanguage(['/', '/user/profile', '/checkout']),
      minPages: 40,
    },
  ],
  [
    'an administrator',
    {
      viewer: 'owner',
      looksIn: sourceLocale,
      // No link leads to the last path.
      starts: inEveryLanguage(['/', '/admin', '/admin/password']),
      minPages: 50,
    },
  ],
];

test.describe('every reachable page', () => {
  for (const [whom, walk] of walks)
    test(`responds to ${whom}, logs nothing, fits four widths and is accessible`, async () => {
      test.setTimeout(600_000);
      const found = await crawl(walk);
      expect(found.size).toBeGreaterThan(walk.minPages);
    });
});
