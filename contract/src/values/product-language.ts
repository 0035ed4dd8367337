import type { Image, Product } from '../catalogue.ts';
import { type Locale, languages } from './locale.ts';
import type { ProductHindi } from './product-fields.ts';

type LocalizedFields = Pick<Product, 'name' | 'attributes' | 'pictures'> & {
  hindi?: Partial<ProductHindi> | undefined;
};

/** The name of an item in a language; falls back to English. */
export function nameIn(
  { name, nameHi }: { name: string; nameHi?: string | undefined },
  language: Locale,
): string {
  return (languages[language].data === 'hi' && nameHi) || name;
}

/**
 * Returns the product with its translated fields and the values of its attributes in one language
 * only. Missing Hindi values fall back to English. If an image is described only in English and the
 * name exists in Hindi, the name is used as description. Code that compares names (stones of a
 * kundli, links) uses the unlocalized product.
 */
export function productIn<Localizable extends LocalizedFields>(
  product: Localizable,
  language: Locale,
): Omit<Localizable, 'hindi'> {
  const readsHindi = languages[language].data === 'hi';
  const { hindi, ...english } = product;
  const attributes = english.attributes.map(({ valueHi, ...attribute }) =>
    readsHindi && valueHi ? { ...attribute, value: valueHi } : attribute,
  );
  const images = english.pictures.map(describedIn(readsHindi, readsHindi ? hindi?.name : ''));
  if (!readsHindi || !hindi) return { ...english, attributes, pictures: images };
  return {
    ...english,
    attributes,
    pictures: images,
    ...Object.fromEntries(Object.entries(hindi).filter(([, text]) => text.length > 0)),
  };
}

/**
 * Selects an image's description: in Hindi, otherwise the remedy's Hindi name, otherwise English.
 */
const describedIn =
  (readsHindi: boolean, name = '') =>
  ({ altHi, ...image }: Image, index: number): Image => {
    if (!readsHindi) return image;
    const standard = name && (index === 0 ? name : `${name} (${index + 1})`);
    return { ...image, alt: altHi || standard || image.alt };
  };
