import { type CollectionPlace, maxInMenu } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { useShopConfig } from './use-shop-config.ts';

type CollectionLink = { to: string; label: string };

/** Links to the collections that the owner placed there, by their titles in this language. */
export function useCollectionLinks(place: CollectionPlace): CollectionLink[] {
  const collections = useShopConfig()?.collections ?? [];
  const links = collections
    .filter(({ places }) => places.includes(place))
    .map(({ slug, en, hi }) => ({
      to: `/collections/${slug}`,
      label: (language.data === 'hi' && hi) || en,
    }));
  return place === 'menu' ? links.slice(0, maxInMenu) : links;
}
