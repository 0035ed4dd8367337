import { describe, expect, it } from 'vitest';
import { shortManifest } from './short-manifest.ts';

const route = {
  id: 'routes/faqs',
  path: 'faqs',
  hasLoader: true,
  hasAction: false,
  css: [],
  imports: ['/assets/a.js'],
  module: '/assets/faqs.js',
};
const script = (routes: Record<string, unknown>) =>
  `window.__reactRouterManifest=${JSON.stringify({ version: 'v', entry: { module: '/e.js', imports: ['/a.js'], css: [] }, routes })};`;
const read = (text: string) =>
  JSON.parse(text.replace('window.__reactRouterManifest=', '').replace(/;$/, ''));

describe('the list of routes that every page downloads', () => {
  it('preserves the path and the features of a route', () => {
    const { routes } = read(shortManifest(script({ 'routes/faqs': route })));
    expect(routes['routes/faqs']).toEqual({
      id: 'routes/faqs',
      path: 'faqs',
      hasLoader: true,
      module: '/assets/faqs.js',
    });
  });

  it('preserves the files of a route for link prefetching', () => {
    const { routes } = read(
      shortManifest(script({ 'routes/remedy': { ...route, id: 'routes/remedy' } })),
    );
    expect(routes['routes/remedy'].imports).toEqual(['/assets/a.js']);
  });

  it('keeps the entry’s import list empty, because the router extends it', () => {
    expect(read(shortManifest(script({}))).entry).toEqual({
      module: '/e.js',
      imports: [],
      css: [],
    });
  });

  it('rejects an unknown format', () => {
    expect(() => shortManifest('export default {}')).toThrow('no list of routes');
  });
});
