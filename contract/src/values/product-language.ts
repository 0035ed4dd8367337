import type { Product } from '../calls/catalogue.ts';

type Words = Pick<Product, 'name' | 'description' | 'benefits' | 'hindi'>;

/**
 * The product with its name, description and benefits in one language, without the other. Each of the three that is not
 * there in Hindi stays in English. What compares names (stones of a kundli, links) takes the product as it came.
 */
export function productIn<Shown extends Words>(product: Shown, language: 'en' | 'hi'): Omit<Shown, 'hindi'> {
  const { hindi, ...english } = product;
  if (language === 'en' || !hindi) return english;
  return {
    ...english,
    name: hindi.name || english.name,
    description: hindi.description || english.description,
    benefits: hindi.benefits.length > 0 ? hindi.benefits : english.benefits,
  };
}
