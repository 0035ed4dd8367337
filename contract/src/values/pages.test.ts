import { describe, expect, it } from 'vitest';
import { pageFinder, pageOf, pagesOf } from './pages.ts';

describe('finding a page', () => {
  const paths = [
    '/*',
    '/',
    '/remedies/:slug',
    '/remedies',
    '/panchang/:city/:date',
    '/panchang/:city/month/:month',
  ];
  const find = pageFinder(paths.map((path) => pageOf(path, { audience: 'nobody' })));

  it.each([
    ['', '/', {}],
    ['/', '/', {}],
    ['/remedies', '/remedies', {}],
    ['/remedies/', '/remedies', {}],
    ['/Remedies', '/remedies', {}],
    ['/r%65medies', '/remedies', {}],
    ['/remedies/ruby', '/remedies/:slug', { slug: 'ruby' }],
    ['/remedies/a%2Fb', '/remedies/:slug', { slug: 'a%2Fb' }],
    ['/remedies/%ff', '/remedies/:slug', { slug: '%ff' }],
    ['/panchang/delhi/2026-11-22', '/panchang/:city/:date', { city: 'delhi', date: '2026-11-22' }],
    [
      '/panchang/delhi/month/2026-11',
      '/panchang/:city/month/:month',
      { city: 'delhi', month: '2026-11' },
    ],
    ['/remedies/ruby/more', '/*', {}],
  ])('%j is %s', (path, pattern, params) => {
    const found = find(path);
    expect([found?.page.path, found?.params]).toEqual([pattern, params]);
  });

  it('returns undefined for an unmatched path', () => expect(pageFinder([])('/')).toBeUndefined());
});

it('a build’s pages are its routes with metadata, with the paths of their parents', () => {
  const routes = {
    root: { path: '', module: {} },
    home: { parentId: 'root', module: { handle: { audience: 'nobody' } } },
    frame: { parentId: 'root', path: 'a', module: { handle: { other: 1 } } },
    page: {
      parentId: 'frame',
      path: 'b/:c',
      module: { handle: { audience: 'admin', query: ['id'] } },
    },
  };
  expect(pagesOf(routes).map(({ path, audience, query }) => [path, audience, query])).toEqual([
    ['/', 'nobody', []],
    ['/a/b/:c', 'admin', ['id']],
  ]);
});
