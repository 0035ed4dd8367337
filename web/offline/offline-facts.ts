import type { Page } from '@jyotiratna/contract';

/** What the service worker knows of the shop. */
export type OfflineFacts = {
  /** Before the paths of each language's pages. */
  prefixes: readonly string[];
  /** Path of the page that stands where another was never seen. */
  offline: string;
  /** Source of the pattern of the pages that are kept as they are seen, and of their data. */
  publicPage: string;
};

/** @throws where no page stands alone: there would be nothing to show */
export function offlineFacts(pages: readonly Page[], prefixes: readonly string[]): OfflineFacts {
  const offline = pages.find(({ policy }) => policy === 'alone')?.path;
  if (!offline) throw new Error('There is no page for those without a connection.');
  const kept = pages.filter(({ offline }) => offline).map(({ path }) => patternOf(path));
  return { prefixes, offline, publicPage: `^(?:${prefixes.join('|')})(?:${kept.join('|')})(?:\\.data)?$` };
}

/** The router calls the data of the home page by names of its own. */
function patternOf(path: string): string {
  return path === '/' ? '(?:/|/_|/_root)?' : path.replace(/:\w+/g, '[\\w-]+');
}
