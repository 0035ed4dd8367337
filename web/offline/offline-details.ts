import { localeHeader, type Page, pathOf } from '@jyotiratna/contract';
import { addPushDeviceRoute } from '@jyotiratna/contract/push';

/** The service worker's configuration of the shop. */
export type OfflineDetails = {
  /** Before the paths of each language's pages. */
  prefixes: readonly string[];
  /** Path of the fallback page for one that was never cached. */
  offline: string;
  /** Source of the pattern of the pages that are cached when visited, and of their data. */
  publicPage: string;
  /** The request header with the page's language. */
  localeHeader: string;
  /** Path of the call that adds a browser to the devices of an account. */
  pushSubscriptions: string;
};

/** @throws without a self-contained page: there would be no offline fallback */
export function offlineDetails(
  pages: readonly Page[],
  prefixes: readonly string[],
): OfflineDetails {
  const offline = pages.find(({ policy }) => policy === 'alone')?.path;
  if (!offline) throw new Error('There is no page for those without a connection.');
  const stored = pages.filter(({ offline }) => offline).map(({ path }) => patternOf(path));
  return {
    localeHeader,
    pushSubscriptions: pathOf(addPushDeviceRoute),
    prefixes,
    offline,
    publicPage: `^(?:${prefixes.join('|')})(?:${stored.join('|')})(?:\\.data)?$`,
  };
}

/** The router calls the data of the home page by names of its own. */
function patternOf(path: string): string {
  return path === '/' ? '(?:/|/_|/_root)?' : path.replace(/:\w+/g, '[\\w-]+');
}
