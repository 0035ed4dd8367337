import { bundleUnits, type Graha, type Image, type Product } from '@jyotiratna/contract';
import type { SoldProduct } from './selected-variant.ts';
import { firstSentence, truncateDescription } from './shorten-description.ts';

/** `compact` truncates the description to 100 characters, `full` to the first sentence. */
export type CardText = 'compact' | 'full';

/**
 * The card data of a remedy, in one language. Pages with lists embed it for hydration: complete
 * remedies, with every text and variant, would be a third of the catalogue's bytes.
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
  /** Fields of a loose stone; absent for other remedies. */
  origin?: Product['origin'];
  treatment?: Product['treatment'];
  laboratory?: Product['laboratory'];
  /** Whether the price is the minimum of several variant prices. */
  from: boolean;
  /** The selected variant, if any. */
  variant?: string;
  /** The number of units in a bundle; absent for other remedies. */
  setOf?: number;
};

/** The card data of a remedy, localized by `productIn`. */
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

/** A card's image is decorative: the name is next to it, so it has no alternative text. */
function filesOf({ id, width, height, widths, hasAlpha }: Image): Omit<Image, 'alt'> {
  return { id, width, height, widths, hasAlpha };
}
