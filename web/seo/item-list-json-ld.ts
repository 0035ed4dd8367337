import { localPath } from '../meta.ts';

/** The remedies of a page, in order, as JSON-LD. */
export function itemListJsonLd(
  absolute: (path: string) => string,
  cards: readonly { slug: string }[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(localPath(`/remedies/${slug}`)),
    })),
  };
}
