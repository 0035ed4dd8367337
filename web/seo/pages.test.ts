import { isPrivate, locales, type Page, type PublicConfig } from '@jyotiratna/contract';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext, pagesContext } from '../context.ts';
import { loader as robots } from '../routes/robots.ts';
import { declaredPages, declaredRoutes } from './declared-pages.fixture.ts';
import { shareCopy } from './share-labels.ts';
import { listedPages } from './sitemap.ts';

const pages = await declaredPages();
const pathsOf = (which: (page: Page) => boolean) => pages.filter(which).map(({ path }) => path);

it('every route declares its metadata in its handle', async () => {
  const silent = (await declaredRoutes()).filter(({ metadata }) => !metadata?.audience);
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it('a page with parameters in its path is listed as one of a kind, never as itself', () => {
  expect(pathsOf(({ path, sitemap }) => path.includes(':') && sitemap === 'itself')).toEqual([]);
});

it('every public page is in a sitemap, except a month of the panchang and a translated notice', () => {
  expect(pathsOf(({ audience, sitemap }) => audience === 'everyone' && sitemap === null)).toEqual([
    '/panchang/:city/month/:month',
    '/privacy-policy/:language',
  ]);
});

it('the titles on share images are those of the pages that have one', () => {
  const names = Object.keys(shareCopy);
  const expected = pathsOf(({ share, path }) => share === 'words' && !path.includes(':'));
  expect(names.map((key) => (key === 'home' ? '/' : `/${key}`)).toSorted()).toEqual(
    expected.toSorted(),
  );
});

it('one page is the offline fallback, and one service worker displays it', () => {
  expect(pathsOf(({ policy }) => policy === 'alone' || policy === 'worker')).toHaveLength(2);
});

it('payment pages are private', () => {
  expect(pathsOf((page) => (page.policy === 'payment' || page.popups) && !isPrivate(page))).toEqual(
    [],
  );
});

it('the sitemap lists pages that opt in: once, or for each entity of a type', () => {
  const listed = listedPages(pages, {
    remedies: [
      { slug: 'ruby', changed: '2026-11-01' },
      { slug: 'pearl', changed: '2026-11-20' },
    ],
    articles: [],
    collections: [],
    pages: [{ slug: 'stones/ruby', changed: '2026-11-02' }],
    itself: [{ slug: 'refund-policy', changed: '2026-10-01' }],
  });
  const changed = Object.fromEntries(listed.map((entry) => [entry.path, entry.changed]));
  expect(changed).toMatchObject({ '/remedies/ruby': '2026-11-01', '/remedies': '2026-11-20' });
  expect([changed['/refund-policy'], changed['/kundli']]).toEqual(['2026-10-01', undefined]);
  expect(listed.filter(({ path }) => path.includes(':'))).toEqual([]);
  const own = pathsOf(({ sitemap }) => sitemap === 'itself');
  const families = /^\/(remedies|stones|horoscope)\/./;
  expect(listed.map(({ path }) => path).filter((path) => !families.test(path))).toEqual(own);
  expect(changed['/stones/ruby']).toBe('2026-11-02');
  expect(listed.filter(({ path }) => path.startsWith('/horoscope/'))).toHaveLength(12 * 3);
});

it('robots.txt disallows every private page in every language, and no public page', async () => {
  const context = new RouterContextProvider();
  context.set(pagesContext, pages);
  context.set(apiContext, (async () => ({ publicUrl: '' }) as PublicConfig) as never);
  const request = new Request('https://shop.example.in/robots.txt');
  const reply = await robots({ context, request, params: {} } as never);
  const closed = [...(await reply.text()).matchAll(/Disallow: (\S+)/g)].map(
    ([, path = '']) => path,
  );
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  const prefixes = locales.map((locale) => (locale === 'en' ? '' : `/${locale}`));
  for (const prefix of prefixes) {
    expect(pathsOf((page) => isPrivate(page) && !isClosed(prefix + page.path))).toEqual([]);
    expect(
      pathsOf(({ audience, path }) => audience === 'everyone' && isClosed(prefix + path)),
    ).toEqual([]);
  }
});
