import type { Product } from '../calls/catalogue.ts';

type Words = Pick<Product, 'name' | 'description' | 'benefits' | 'hindi' | 'attributes'>;

/**
 * The product with its name, description, benefits and attributes' values in one language, without the other. Each of them
 * that is not there in Hindi stays in English. What compares names (stones of a kundli, links) takes the product as it
 * came.
 */
export function productIn<Shown extends Words>(product: Shown, language: 'en' | 'hi'): Omit<Shown, 'hindi'> {
  const { hindi, ...english } = product;
  const attributes = english.attributes.map(({ valueHi, ...attribute }) =>
    language === 'hi' && valueHi ? { ...attribute, value: valueHi } : attribute,
  );
  if (language === 'en' || !hindi) return { ...english, attributes };
  return {
    ...english,
    attributes,
    name: hindi.name || english.name,
    description: hindi.description || english.description,
    benefits: hindi.benefits.length > 0 ? hindi.benefits : english.benefits,
  };
}
