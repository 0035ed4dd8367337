import { localPath } from '../meta.ts';

/** The home page's name in every language. */
const shopName = 'Jyotiratna';

/**
 * Breadcrumbs from the home page to this page as JSON-LD, for search engines. Steps are names and
 * paths; the last step is this page.
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
