import { type Locale, languages, localeOfPath, localePath, locales, sourceLocale } from '@jyotiratna/contract';
import type { Browser } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, screens, type Watched } from './browser.ts';
import { findPage } from './built-pages.ts';
import { expect, test } from './journey.ts';
import type { Visitors } from './pictures/open-stage.ts';

/** Pages of one kind: one page with different paths or parameters. All are fetched, and the first two are looked at. */
function familyOf(path: string): string | undefined {
  const [plainPath = '', query] = plain(path).split('?');
  if (plainPath.startsWith('/api/')) return '/api';
  const found = findPage(plainPath)?.page.path;
  return found?.includes(':') || query ? `${found}${query ? '?' : ''}` : undefined;
}
const lookedAt = 2;
/** Two names of one screen. */
const sameScreen: Record<string, string> = { '/admin/products': '/admin/remedies' };
/** Pages that are open side by side: one is drawn while another is waited for. */
const atOnce = 3;

let shopUrl: string;
let browser: Browser;
let known: Visitors;
/** In the order in which widths are tried on the page that stands; axe looks at two of them, at one in Hindi. */
const widths = ['desktop', 'tablet', 'phone', 'small'] as const;
const withAxe = (locale: Locale) => new Set<string>(locale === sourceLocale ? ['desktop', 'phone'] : ['phone']);
/** Pages that axe has found in order. */
const accessible = new Set<string>();

test.beforeAll(({ browser: started, stage }) => {
  browser = started;
  shopUrl = stage.url;
  known = stage.visitors;
});

/** The path without its language. */
const plain = (path: string) => path.slice(languages[localeOfPath(path)].prefix.length) || '/';

/** Answers the addresses of this shop that the page links to. */
async function look({ page }: Watched, path: string, texts: Map<string, string>): Promise<string[]> {
  const reply = await page.goto(shopUrl + path, { waitUntil: 'networkidle' });
  expect([200, 304], path).toContain(reply?.status());
  await page.locator('h1').first().waitFor();
  // Frame and words are the same for all who see a page; its own parts have been looked at by the first of them.
  const unseen = !accessible.has(page.url());
  for (const width of widths) {
    await page.setViewportSize(screens[width]);
    await expectNoSidewaysScroll(page);
    if (unseen && withAxe(localeOfPath(path)).has(width)) await expectAccessible(page);
  }
  accessible.add(page.url());
  expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
  const { title, description, address, links } = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    // Filtered lists name the whole list as their true address, and may share its words.
    address:
      document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? location.pathname.replace(/(.)\/$/, '$1'),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  }));
  const own = sameScreen[address] ?? address;
  for (const text of [title, description].filter(Boolean)) {
    const key = `${localeOfPath(path)} ${text}`;
    expect([path, text, texts.get(key) ?? own]).toEqual([path, text, own]);
    texts.set(key, own);
  }
  return links;
}

/** Visits everything that can be reached from these addresses by links; answers all of it. */
async function crawl(starts: string[], who?: keyof Visitors): Promise<Set<string>> {
  const options = { reducedMotion: true, ...(who && { storageState: known[who] }) };
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => newVisitor(browser, options)));
  const found = new Set(starts);
  const texts = new Map<string, string>();
  const perFamily = new Map<string, number>();

  const visit = async (visitor: Watched, path: string): Promise<string[]> => {
    const family = familyOf(path);
    if (family) {
      const key = `${localeOfPath(path)} ${family}`;
      const count = (perFamily.get(key) ?? 0) + 1;
      perFamily.set(key, count);
      if (count > lookedAt || plain(path).startsWith('/api/')) {
        const reply = await visitor.context.request.get(shopUrl + path);
        expect([path, reply.status()]).toEqual([path, 200]);
        return [];
      }
    }
    const links = await look(visitor, path, texts);
    visitor.expectSilence();
    return links;
  };

  for (let wave = starts; wave.length > 0; ) {
    const next = wave.values();
    const linked: string[] = [];
    const walk = async (visitor: Watched) => {
      for (const path of next) linked.push(...(await visit(visitor, path)));
    };
    await Promise.all(visitors.map(walk));
    wave = [...new Set(linked)].filter((path) => !found.has(path));
    for (const path of wave) found.add(path);
  }
  await Promise.all(visitors.map((visitor) => visitor.close()));
  return found;
}

/** The same addresses in every language; administrators' screens are in one alone. */
function inEveryLanguage(paths: string[]): string[] {
  const translated = paths.filter((path) => findPage(path)?.page.audience !== 'admin');
  return locales.flatMap((locale) =>
    locale === sourceLocale ? paths : translated.map((path) => localePath(locale, path).replace(/\/$/, '')),
  );
}

test.describe('every page that can be reached', () => {
  for (const [whom, who, starts, least] of [
    ['a guest', undefined, ['/', '/blog', '/horoscope'], 40],
    ['a customer', 'customer', ['/', '/user/profile', '/checkout'], 40],
    ['an administrator', 'owner', ['/', '/admin'], 50],
  ] as [string, keyof Visitors | undefined, string[], number][])
    test(`by ${whom} answers, stays quiet, fits four widths and is accessible`, async () => {
      test.setTimeout(600_000);
      expect((await crawl(inEveryLanguage(starts), who)).size).toBeGreaterThan(least);
    });
});
