import type { Picture, Product } from '../catalogue.ts';
import { type Locale, languages } from './locale.ts';
import type { ProductHindi } from './product-fields.ts';

type Words = Pick<Product, 'name' | 'attributes' | 'pictures'> & { hindi?: Partial<ProductHindi> | undefined };

/** What something is called in a language; in English where it has no other name. */
export function nameIn({ name, nameHi }: { name: string; nameHi?: string | undefined }, language: Locale): string {
  return (languages[language].data === 'hi' && nameHi) || name;
}

/**
 * The product with its translated fields and its attributes' values in one language, without the other. Each of them that
 * is not there in Hindi stays in English. Pictures are described in English by who uploads them; where the name is
 * there in Hindi, it stands for what they show. What compares names (stones of a kundli, links) takes the product as it
 * came.
 */
export function productIn<Shown extends Words>(product: Shown, language: Locale): Omit<Shown, 'hindi'> {
  const readsHindi = languages[language].data === 'hi';
  const { hindi, ...english } = product;
  const attributes = english.attributes.map(({ valueHi, ...attribute }) =>
    readsHindi && valueHi ? { ...attribute, value: valueHi } : attribute,
  );
  if (!readsHindi || !hindi) return { ...english, attributes };
  return {
    ...english,
    attributes,
    pictures: hindi.name ? english.pictures.map(namedBy(hindi.name)) : english.pictures,
    ...Object.fromEntries(Object.entries(hindi).filter(([, words]) => words.length > 0)),
  };
}

const namedBy =
  (name: string) =>
  (picture: Picture, index: number): Picture => ({ ...picture, alt: index === 0 ? name : `${name} (${index + 1})` });
