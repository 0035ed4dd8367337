import { type Locale, languages, localeOfPath, localePath, locales, sourceLocale } from '@jyotiratna/contract';
import type { APIRequestContext, Browser } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
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
 * Every address that links lead to is asked for over HTTP, what everyone may read by a guest: its status and, of a page for
 * everyone, its language, its one heading, its title, description and canonical address. That costs some ms an address. A browser
 * costs seconds, and finds what one page of a kind shows as well as a hundred: noise on the console, what axe finds, what is too
 * wide. So it looks at a few pages of each kind, which is a route with or without parameters in the query:
 *
 * - for a guest in each language, at every width, and with axe;
 * - for those who are signed in, what is theirs in each language, in the same way. A page for everyone is the same bytes
 *   for them; its frame and what a session adds to it are looked at in one language each, where it is narrowest.
 */

/** Pages of one kind: one page with different paths or parameters. */
function familyOf(path: string): string {
  const [plainPath = '', query] = plain(path).split('?');
  if (plainPath.startsWith('/api/')) return '/api';
  return `${findPage(plainPath)?.page.path ?? plainPath}${query ? '?' : ''}`;
}

/** Those who walk through the shop, and in which language they look at the pages for everyone. */
type Walk = { who?: keyof Visitors; looksIn: Locale; starts: string[]; least: number };
/** How many pages of a kind are looked at: other words of a page that is in order in one language seldom break another. */
const lookedAt = ({ who, looksIn }: Walk) => (who || looksIn !== sourceLocale ? 1 : 2);
/** Two names of one screen. */
const sameScreen: Record<string, string> = { '/admin/products': '/admin/remedies' };
/** Pages that are open side by side: one is drawn while another is waited for. */
const atOnce = 2;
/** In the order in which widths are tried on the page that stands; axe looks at two of them, at one in a translation. */
const widths = ['desktop', 'tablet', 'phone', 'small'] as const;
const axeLooksAt = (locale: Locale, width: string) =>
  width === 'phone' || (width === 'desktop' && locale === sourceLocale);

/** Every worker takes some of the walks. */
test.describe.configure({ mode: 'parallel' });

let shopUrl: string;
let browser: Browser;
let known: Visitors;

test.beforeAll(({ browser: started, stage }) => {
  browser = started;
  shopUrl = stage.url;
  known = stage.visitors;
});

/** The path without its language. */
const plain = (path: string) => path.slice(languages[localeOfPath(path)].prefix.length) || '/';
const audienceOf = (path: string) => findPage(plain(path).split('?')[0] ?? '')?.page.audience;

/** What a page says of itself, and where it leads. */
type Said = { title: string; description: string; canonical?: string | null; links: string[] };

/** Fails when two addresses of one language share a title or a description, unless both name the same true address. */
function expectOwnWords(path: string, { title, description, canonical }: Said, texts: Map<string, string>): void {
  // Filtered lists name the whole list as their true address, and may share its words.
  const address = canonical ?? (path.split('?')[0] as string).replace(/(.)\/$/, '$1');
  const own = sameScreen[address] ?? address;
  for (const text of [title, description].filter(Boolean)) {
    const key = `${localeOfPath(path)} ${text}`;
    expect([path, text, texts.get(key) ?? own]).toEqual([path, text, own]);
    texts.set(key, own);
  }
}

/**
 * The addresses of this shop that the page in the browser links to. Where an address leads to a page that has been looked at as a whole
 * (`seen`), that is not done once more.
 */
async function look(
  { page }: Watched,
  path: string,
  { whole, texts, seen }: { whole: boolean; texts: Map<string, string>; seen: Set<string> },
): Promise<string[]> {
  const reply = await page.goto(shopUrl + path, { waitUntil: 'networkidle' });
  expect([200, 304], path).toContain(reply?.status());
  await page.locator('h1').first().waitFor();
  const { pathname, search } = new URL(page.url());
  const isSeen = pathname + search !== path && seen.has(pathname + search);
  if (whole && !isSeen) {
    for (const width of widths) {
      await page.setViewportSize(screens[width]);
      await expectNoSidewaysScroll(page);
      if (axeLooksAt(localeOfPath(path), width)) await expectAccessible(page);
    }
    await expectRoomForLargeText(page);
    seen.add(pathname + search);
  } else await expectNoSidewaysScroll(page);
  expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
  const said: Said = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  }));
  expectOwnWords(path, said, texts);
  return said.links;
}

/** The addresses of this shop that the HTML of an address links to. */
async function read(request: APIRequestContext, path: string, texts: Map<string, string>): Promise<string[]> {
  // A connection that has been idle for five seconds is ended, at times just when it is asked again.
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
  expectOwnWords(path, { title: first(/<title>([^<]*)</), description, canonical, links }, texts);
  return links;
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const decoded = (text: string) => text.replaceAll(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] as string);

/** Asks for everything that can be reached from these addresses by links; answers all of it. */
async function crawl(walk: Walk): Promise<Set<string>> {
  const { who, starts, looksIn } = walk;
  const options: VisitorOptions = { serviceWorker: true, ...(who && { storageState: known[who], screen: 'small' }) };
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => newVisitor(browser, options)));
  const found = new Set(starts);
  const texts = new Map<string, string>();
  const perFamily = new Map<string, number>();
  const seen = new Set<string>();

  const visit = async (visitor: Watched, path: string): Promise<string[]> => {
    const own = audienceOf(path) !== 'everyone';
    const isLooked = localeOfPath(path) === looksIn || (who !== undefined && own);
    const key = `${localeOfPath(path)} ${familyOf(path)}`;
    const count = (perFamily.get(key) ?? 0) + 1;
    perFamily.set(key, count);
    // The guests' walks ask for every page for everyone, and it is the same bytes for who is signed in: one of a kind is asked for.
    if (who && !own && count > lookedAt(walk)) return [];
    if (!isLooked || count > lookedAt(walk) || plain(path).startsWith('/api/')) {
      const links = await read(visitor.context.request, path, texts);
      // What links lead to has no end in a calendar: one page of each kind is followed, of the languages that are walked.
      return count > lookedAt(walk) || (!isLooked && !who) ? [] : links;
    }
    const whole = !who || own;
    if (who && !whole) await visitor.page.setViewportSize(screens.small);
    const links = await look(visitor, path, { whole, texts, seen });
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

/** The same addresses in this language; administrators' screens are in one alone. */
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
    { looksIn: locale, starts: inLanguage(locale, ['/', '/blog', '/horoscope']), least: 40 },
  ]),
  [
    'a customer',
    {
      who: 'customer',
      looksIn: lastLocale,
      starts: inEveryLanguage(['/', '/user/profile', '/checkout']),
      least: 40,
    },
  ],
  [
    'an administrator',
    {
      who: 'owner',
      looksIn: sourceLocale,
      // No link leads to the last.
      starts: inEveryLanguage(['/', '/admin', '/admin/password']),
      least: 50,
    },
  ],
];

test.describe('every page that can be reached', () => {
  for (const [whom, walk] of walks)
    test(`by ${whom} answers, stays quiet, fits four widths and is accessible`, async () => {
      test.setTimeout(600_000);
      const found = await crawl(walk);
      expect(found.size).toBeGreaterThan(walk.least);
    });
});
