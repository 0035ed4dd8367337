import { z } from 'zod';
import { bundle } from './bundles.ts';
import { endpoint } from './endpoint.ts';
import { category, graha, prose, queryCount, typed } from './fields.ts';
import { hindiViews, publicViews } from './product-kinds.ts';
import { issue } from './values/error-messages.ts';
import { productSortOptions } from './values/limits.ts';
import { partyRoles } from './values/net-quantity.ts';
import { stoneChoices } from './values/stone-choices.ts';
import { caratsPattern, rupeesPattern } from './values/stone-filter.ts';
import { caratMg } from './values/stone-weight.ts';
import { variant } from './variants.ts';

/** A stored image. Its files are `/pictures/{id}-{width}.{avif|webp}` for each of `widths`. */
export const imageItem = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /**
   * A cut-out with transparency is rendered over the tile's tint; an opaque photograph fills the
   * tile.
   */
  hasAlpha: z.boolean(),
  alt: z.string(),
  /** The description in Hindi; absent if not translated. */
  altHi: z.string().optional(),
});
export type Image = z.infer<typeof imageItem>;

/** A maker, packer or importer as displayed on pages. */
export const partyView = z.object({ name: z.string(), address: z.string(), country: z.string() });
export type Party = z.infer<typeof partyView>;

/** The public fields of `productFields`, and the derived fields of a product. */
export const product = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  ...publicViews,
  /** URLs for clients without responsive images; pages use `pictures`. */
  images: z.array(z.string()),
  pictures: z.array(imageItem),
  createdAt: z.string(),
  /** Last change of its content, ISO 8601; sales do not count. */
  updatedAt: z.string(),
  /** The Hindi translation, absent without one; empty fields fall back to English (`productIn`). */
  hindi: z.object(hindiViews).optional(),
  /** Ground colour of the product's tile, '#rrggbb'. */
  tint: z.string().nullable(),
  /** Maker, packer and importer of the product; absent in lists. */
  parties: z.partialRecord(z.enum(partyRoles), partyView).optional(),
  /** URL of the laboratory's report: a PDF or an image; null without one. */
  reportFile: z.string().nullable(),
  /** URL of a short video of this very stone, MP4 or WebM; absent without one. */
  film: z.string().optional(),
  /**
   * URLs of images of this very stone on a turntable, in the order of one full turn; absent in
   * lists and without such images.
   */
  frames: z.array(z.string()).optional(),
  /** Sample content of the demo catalogue, displayed with illustrative images. */
  sample: z.boolean(),
  /**
   * The available variants, in the shop's order; absent for a product without options. The prices
   * above are then those of the cheapest available variant, and `quantity` is the total.
   */
  variants: z.array(variant).optional(),
  /**
   * The components of a bundle; absent for other products. The original price above is then the
   * total of the components bought singly, and `quantity` the number of bundles that the scarcest
   * component permits.
   */
  bundle: bundle.optional(),
  /** Incremented by every change; an edit carries the version that it is based on. */
  version: z.int(),
});
export type Product = z.infer<typeof product>;

/** Carats in a query string, converted to milligrams. */
const carats = z
  .string()
  .regex(caratsPattern, issue('number_needed'))
  .transform((text) => Math.round(Number(text) * caratMg));
/** Rupees in a query string, converted to paise. */
const inWholeRupees = z
  .string()
  .regex(rupeesPattern, issue('whole_number_needed'))
  .transform((text) => Number(text) * 100);
const count = z.record(z.string(), z.int());
const stoneCounts = z.object({
  stone: count,
  origin: count,
  treatment: count,
  shape: count,
  certified: z.int(),
  total: z.int(),
});

export const listProductsRoute = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  query: z.strictObject({
    search: prose(200).optional(),
    category: z.union([category, z.literal('all'), z.literal('')]).optional(),
    sort: z.enum(productSortOptions).optional(),
    isFeatured: z.enum(['true', 'false']).optional(),
    planet: graha.optional(),
    /** Country of origin as a slug, such as `sri-lanka` (Legal Metrology Rules, r. 6(10A)). */
    country: typed(80).optional(),
    // Each of the following filters limits the list to loose, one-of-a-kind stones in stock.
    stone: z.enum(stoneChoices.stone).optional(),
    origin: z.enum(stoneChoices.origin).optional(),
    treatment: z.enum(stoneChoices.treatment).optional(),
    shape: z.enum(stoneChoices.shape).optional(),
    /** Only stones with a laboratory's report. */
    certified: z.literal('true').optional(),
    /** Carats, inclusive. */
    weightFrom: carats.optional(),
    weightTo: carats.optional(),
    /** Whole rupees, inclusive. */
    priceFrom: inWholeRupees.optional(),
    priceTo: inWholeRupees.optional(),
    /** Whether the response includes the number of stones per filter value. */
    counts: z.literal('true').optional(),
    limit: queryCount(1000).optional(),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    products: z.array(product),
    total: z.int(),
    nextCursor: z.string().nullable(),
    /** True if nothing matches the search exactly, so that the remedies are fuzzy matches. */
    near: z.literal(true).optional(),
    /**
     * Present if requested: the number of remedies per country of origin, given the other filters.
     */
    countries: count.optional(),
    /** Present if requested: the number of stones per value, given the other filters. */
    counts: stoneCounts.optional(),
  }),
});
export type ProductQuery = z.input<typeof listProductsRoute.query>;
export type ProductList = z.infer<typeof listProductsRoute.reply>;

/** A product by slug, otherwise by id. */
export const getProductRoute = endpoint({
  method: 'GET',
  path: '/api/products/:key',
  access: 'public',
  params: z.strictObject({ key: z.string().min(1).max(200) }),
  reply: z.object({ product }),
  errors: ['product_not_found'],
});

/** A file of a stored image, by file name. */
export const getImage = endpoint({
  method: 'GET',
  path: '/pictures/:file',
  access: 'public',
  kind: 'file',
  type: ['image/avif', 'image/webp', 'video/mp4', 'video/webm'],
  params: z.object({ file: z.string() }),
  errors: ['storage_unavailable'],
});
