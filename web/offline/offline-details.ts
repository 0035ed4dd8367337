import { localeHeader, type Page, pathOf } from '@jyotiratna/contract';
import { addPushDeviceRoute } from '@jyotiratna/contract/push';

/** The shop's data for the service worker. */
export type OfflineDetails = {
  /** The path prefixes of the languages. */
  prefixes: readonly string[];
  /** Path of the fallback page, displayed offline for a page that is not cached. */
  offline: string;
  /** Source of the pattern of pages that are cached when visited, with their data. */
  publicPage: string;
  /** The name of the request header with the page's language. */
  localeHeader: string;
  /** Path of the endpoint that adds a push subscription. */
  pushSubscriptions: string;
};

/**
 * The service worker's data. @throws Error without a self-contained page, because there would be no
 * offline fallback
 */
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

/** The router has special names for the home page's data requests. */
function patternOf(path: string): string {
  return path === '/' ? '(?:/|/_|/_root)?' : path.replace(/:\w+/g, '[\\w-]+');
}
