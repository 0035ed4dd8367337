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

/** Returns the page that matches an address, with its path parameters. */
export type PageAt = (url: string) => FoundPage;

const nowhere: FoundPage = { page: pageOf('/*', { audience: 'nobody' }), params: {} };

/** Matches addresses, with or without a query, against the pages listed by the builds. */
export async function findPages(
  loadBuild: (locale: Locale) => Promise<ServerBuild>,
): Promise<PageAt> {
  const finders = await inEachLocale(async (locale) =>
    pageFinder(pagesOf((await loadBuild(locale)).routes)),
  );
  return (url) => {
    const locale = localeOfPath(url);
    return finders[locale](pathOf(url, languages[locale].prefix)) ?? nowhere;
  };
}

/** The path without its language prefix and the router's suffix for data requests. */
function pathOf(url: string, prefix: string): string {
  const path = /^[^?#]*/.exec(url.slice(prefix.length))?.[0] ?? '';
  return path.endsWith('.data')
    ? path.slice(0, -'.data'.length).replace(/\/_(?:root)?$/, '/')
    : path;
}
