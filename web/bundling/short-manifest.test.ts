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
const read = (text: string) => JSON.parse(text.replace('window.__reactRouterManifest=', '').replace(/;$/, ''));

describe('the list of routes that every page downloads', () => {
  it('keeps where a route is and what it has', () => {
    const { routes } = read(shortManifest(script({ 'routes/faqs': route })));
    expect(routes['routes/faqs']).toEqual({
      id: 'routes/faqs',
      path: 'faqs',
      hasLoader: true,
      module: '/assets/faqs.js',
    });
  });

  it('keeps the files of a route that links load before they are followed', () => {
    const { routes } = read(shortManifest(script({ 'routes/remedy': { ...route, id: 'routes/remedy' } })));
    expect(routes['routes/remedy'].imports).toEqual(['/assets/a.js']);
  });

  it('keeps the list of what the entry imports, which the router adds to, empty', () => {
    expect(read(shortManifest(script({}))).entry).toEqual({ module: '/e.js', imports: [], css: [] });
  });

  it('refuses what it does not know', () => {
    expect(() => shortManifest('export default {}')).toThrow('no list of routes');
  });
});
