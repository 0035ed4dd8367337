import { localPath } from '../meta.ts';

/** The home page goes by the shop's name in every language. */
const shopName = 'Jyotiratna';

/**
 * The way from the home page to this page, for search engines. Steps are names and paths; the last
 * is the page itself.
 */
export function breadcrumbJsonLd(
  absolute: (path: string) => string,
  ...steps: [name: string, path: string][]
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[shopName, '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(localPath(path)),
    })),
  };
}
