import type { Product, StoneAdvice } from '@jyotiratna/contract';

/**
 * The relation of a remedy to a recommended stone: the stone itself, its substitute, or another
 * stone for the same graha.
 */
export type Fit = 'stone' | 'substitute' | 'graha';
export type PickedProduct = { product: Product; fit: Fit };

const order: readonly Fit[] = ['stone', 'substitute', 'graha'];

/** The remedies for a recommended stone, best match first, sold-out ones last. */
export function pickProducts(products: readonly Product[], advice: Advised): PickedProduct[] {
  return products
    .map((product) => ({ product, fit: fitOf(product, advice) }))
    .toSorted((a, b) => soldOut(a) - soldOut(b) || order.indexOf(a.fit) - order.indexOf(b.fit));
}

type Advised = Pick<StoneAdvice, 'known' | 'hindi'>;

function fitOf({ name, slug }: Product, { known: { stone, substitutes }, hindi }: Advised): Fit {
  const productText = plain(`${name} ${slug}`);
  if ([stone, hindi].some((one) => productText.includes(plain(one)))) return 'stone';
  return substitutes.some((one) => productText.includes(plain(one))) ? 'substitute' : 'graha';
}

const plain = (text: string) => text.toLowerCase().replace(/['’]/g, '').replaceAll('-', ' ');
const soldOut = ({ product }: PickedProduct) => Number(product.quantity === 0);
