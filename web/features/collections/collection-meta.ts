import { collections as copy } from '#messages/catalogue/collections.ts';
import { absoluteUrl, pageMeta } from '../../meta.ts';
import { breadcrumbJsonLd } from '../../seo/breadcrumb-json-ld.ts';
import { firstLinesOf } from '../../seo/first-lines-of.ts';
import { itemListJsonLd } from '../../seo/item-list-json-ld.ts';
import type { ProductCardData } from '../catalogue/card.ts';
import type { ReadCollection } from './read-collection.ts';

/**
 * Title, description, canonical URL and structured data of a collection. `matches` are those of the
 * meta function.
 */
export function collectionMeta(
  matches: Parameters<typeof pageMeta>[0],
  { collection, cards }: { collection: ReadCollection; cards: readonly ProductCardData[] },
) {
  const { title, description, lead, slug } = collection;
  const path = `/collections/${slug}`;
  const absolute = absoluteUrl(matches);
  return [
    ...pageMeta(matches, {
      title: copy.documentTitle(title),
      description: description || firstLinesOf(lead) || copy.description,
      path,
    }),
    ...(cards.length > 0 ? [{ 'script:ld+json': itemListJsonLd(absolute, cards) }] : []),
    { 'script:ld+json': breadcrumbJsonLd(absolute, [copy.title, '/collections'], [title, path]) },
  ];
}
