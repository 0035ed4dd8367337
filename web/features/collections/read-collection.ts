import {
  contentIn,
  type ListedCollection,
  type Product,
  type PublicCollection,
  productIn,
} from '@jyotiratna/contract';
import { language } from '#messages/language.ts';
import { cardOf, type ProductCardData } from '../catalogue/card.ts';

/** A collection in one language. */
export type ReadCollection = Omit<PublicCollection, 'en' | 'hi'> & PublicCollection['en'];
export type CollectionHead = Omit<ListedCollection, 'en' | 'hi'> & ListedCollection['en'];

/** The collection in the language of this build; untranslated fields are in English. */
export function localizedCollection({ en, hi, ...details }: PublicCollection): ReadCollection {
  return { ...details, ...contentIn({ en, hi }, language.data) };
}

export function collectionHead({ en, hi, ...details }: ListedCollection): CollectionHead {
  return { ...details, ...contentIn({ en, hi }, language.data) };
}

export function cardsOf(products: readonly Product[]): ProductCardData[] {
  return products.map((product) => cardOf(productIn(product, language.code), 'compact'));
}
