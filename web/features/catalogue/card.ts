import { bundleUnits, type Graha, type Image, type Product } from '@jyotiratna/contract';
import type { SoldProduct } from './selected-variant.ts';
import { firstSentence, truncateDescription } from './shorten-description.ts';

/** `compact` cuts the description at 100 characters, `full` at the first full stop. */
export type CardText = 'compact' | 'full';

/**
 * The card data of a remedy, in one language. Pages with lists embed it for their scripts:
 * whole remedies, with every text and variant, would be a third of the catalogue's bytes.
 */
export type ProductCardData = Pick<
  Product,
  | '_id'
  | 'slug'
  | 'name'
  | 'originalPrice'
  | 'discountedPrice'
  | 'quantity'
  | 'tint'
  | 'weightMg'
  | 'pricePerCarat'
> & {
  text: string;
  image: Omit<Image, 'alt'> | null;
  graha: Graha | null;
  /** Of a loose stone; absent for other remedies. */
  origin?: Product['origin'];
  treatment?: Product['treatment'];
  laboratory?: Product['laboratory'];
  /** Whether the price is the minimum of several variant prices. */
  from: boolean;
  /** The variant that is meant, where one is. */
  variant?: string;
  /** The pieces of a bundle; absent for other remedies. */
  setOf?: number;
};

/** The card of a remedy that `productIn` has put into one language. */
export function cardOf(product: Omit<SoldProduct, 'hindi'>, text: CardText): ProductCardData {
  const {
    _id,
    slug,
    name,
    originalPrice,
    discountedPrice,
    quantity,
    tint,
    weightMg,
    pricePerCarat,
  } = product;
  const {
    description,
    origin,
    treatment,
    laboratory,
    pictures: images,
    planets,
    variant,
    variants = [],
    bundle,
  } = product;
  const [image] = images;
  return {
    ...{ _id, slug, name, originalPrice, discountedPrice, quantity, tint, weightMg, pricePerCarat },
    ...(weightMg !== null && { origin, treatment, laboratory }),
    text: text === 'compact' ? truncateDescription(description) : firstSentence(description),
    image: image ? filesOf(image) : null,
    graha: planets[0] ?? null,
    from: !variant && new Set(variants.map((one) => one.discountedPrice)).size > 1,
    ...(variant && { variant }),
    ...(bundle && { setOf: bundleUnits(bundle.parts) }),
  };
}

/** A card's image is decoration next to its name. */
function filesOf({ id, width, height, widths, hasAlpha }: Image): Omit<Image, 'alt'> {
  return { id, width, height, widths, hasAlpha };
}
