import { expect, it } from 'vitest';
import { writeSitemap } from './sitemap.ts';

const site = 'https://shop.example.in';

it('lists absolute addresses in both languages, with the day of a change where there is one', () => {
  const xml = writeSitemap(site, [{ path: '/' }, { path: '/blog/a', changed: '2026-11-14' }]);
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
    ([, address, day]) => [address, day],
  );
  expect(listed).toEqual([
    [`${site}/`, undefined],
    [`${site}/hi`, undefined],
    [`${site}/blog/a`, '2026-11-14'],
    [`${site}/hi/blog/a`, '2026-11-14'],
  ]);
});

it('lists both languages for each URL', () => {
  const [, en, hindi] = writeSitemap(site, [{ path: '/faqs' }]).split('<url>');
  for (const url of [en, hindi]) {
    expect(url).toContain(`hreflang="en-IN" href="${site}/faqs"`);
    expect(url).toContain(`hreflang="hi-IN" href="${site}/hi/faqs"`);
  }
});

it('escapes XML characters', () => {
  expect(writeSitemap('https://shop.example.in', [{ path: '/r?a=1&b=2' }])).toContain(
    '/r?a=1&amp;b=2<',
  );
});
