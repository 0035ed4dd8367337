import { expect, it } from 'vitest';
import { writeSitemap } from './sitemap.ts';

it('lists absolute addresses, with the day of a change where there is one', () => {
  const xml = writeSitemap('https://shop.example.in', [{ path: '/' }, { path: '/blog/a', changed: '2026-11-14' }]);
  expect(xml).toContain('<url><loc>https://shop.example.in/</loc></url>');
  expect(xml).toContain('<url><loc>https://shop.example.in/blog/a</loc><lastmod>2026-11-14</lastmod></url>');
});

it('escapes what would break the file', () => {
  expect(writeSitemap('https://shop.example.in', [{ path: '/r?a=1&b=2' }])).toContain('/r?a=1&amp;b=2<');
});
