import {
  type FoundPage,
  type Locale,
  languages,
  localeOfPath,
  pageFinder,
  pageOf,
  pagesOf,
} from '@jyotiratna/contract';
import { inEachLocale } from '@jyotiratna/messages/in-each-locale.ts';
import type { ServerBuild } from 'react-router';

/** What the page at an address is, and what its path names. */
export type PageAt = (url: string) => FoundPage;

const nowhere: FoundPage = { page: pageOf('/*', { audience: 'nobody' }), params: {} };

/** Finds pages by their addresses, with or without a query, among those that the builds say they have. */
export async function findPages(loadBuild: (locale: Locale) => Promise<ServerBuild>): Promise<PageAt> {
  const finders = await inEachLocale(async (locale) => pageFinder(pagesOf((await loadBuild(locale)).routes)));
  return (url) => {
    const locale = localeOfPath(url);
    return finders[locale](pathOf(url, languages[locale].prefix)) ?? nowhere;
  };
}

/** The path without its language and without what the router adds to it where it requests a page's data. */
function pathOf(url: string, prefix: string): string {
  const path = /^[^?#]*/.exec(url.slice(prefix.length))?.[0] ?? '';
  return path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/\/_(?:root)?$/, '/') : path;
}
