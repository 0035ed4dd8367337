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
 * is not there in Hindi stays in English. Where an image is described in English alone and the
 * name is there in Hindi, the name stands for what it shows. What compares names (stones of a kundli, links) takes the product as it
 * came.
 */
export function productIn<Shown extends Words>(product: Shown, language: Locale): Omit<Shown, 'hindi'> {
  const readsHindi = languages[language].data === 'hi';
  const { hindi, ...english } = product;
  const attributes = english.attributes.map(({ valueHi, ...attribute }) =>
    readsHindi && valueHi ? { ...attribute, value: valueHi } : attribute,
  );
  const pictures = english.pictures.map(describedIn(readsHindi, readsHindi ? hindi?.name : ''));
  if (!readsHindi || !hindi) return { ...english, attributes, pictures };
  return {
    ...english,
    attributes,
    pictures,
    ...Object.fromEntries(Object.entries(hindi).filter(([, words]) => words.length > 0)),
  };
}

/** An image by its own words in Hindi, else by the remedy's name there, else by the English ones. */
const describedIn =
  (readsHindi: boolean, name = '') =>
  ({ altHi, ...picture }: Picture, index: number): Picture => {
    if (!readsHindi) return picture;
    const named = name && (index === 0 ? name : `${name} (${index + 1})`);
    return { ...picture, alt: altHi || named || picture.alt };
  };
