import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { category, graha, prose, queryCount } from './fields.ts';
import { hindiViews, publicViews } from './product-kinds.ts';
import { productSorts } from './values/limits.ts';
import { issue } from './values/sentences.ts';
import { stoneChoices } from './values/stone-choices.ts';
import { caratsPattern, rupeesPattern } from './values/stone-filter.ts';
import { caratMg } from './values/stone-weight.ts';
import { variant } from './variants.ts';

/** A stored image. Its files are `/pictures/{id}-{width}.{avif|webp}` for each of `widths`. */
export const picture = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** A cut-out with transparency lies over the tile's tint; an opaque photograph fills the tile. */
  hasAlpha: z.boolean(),
  alt: z.string(),
  /** The same in Hindi, absent where nobody has written it. */
  altHi: z.string().optional(),
});
export type Picture = z.infer<typeof picture>;

/** The fields of `productFields` that everyone sees, and what the shop itself knows of a product. */
export const product = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  ...publicViews,
  /** URLs for callers that know nothing of sizes; pages use `pictures`. */
  images: z.array(z.string()),
  pictures: z.array(picture),
  createdAt: z.string(),
  /** When its content last changed, ISO 8601; selling a piece is no such change. */
  updatedAt: z.string(),
  /** Its words in Hindi, absent where nobody has written any; what is empty is read in English. `productIn` chooses. */
  hindi: z.object(hindiViews).optional(),
  /** Ground colour of the product's tile, '#rrggbb'. */
  tint: z.string().nullable(),
  /** Where the laboratory's report can be read: a PDF or an image of the paper. */
  reportFile: z.string().nullable(),
  /** Sample content of the demo catalogue, shown with illustrative images. */
  sample: z.boolean(),
  /**
   * What there is to choose from, in the shop's order; absent where there is nothing to choose. The prices above are then
   * those of the cheapest that can be bought, the quantity is the sum.
   */
  variants: z.array(variant).optional(),
  /** Grows with every change; an edit names the version it was based on. */
  version: z.int(),
});
export type Product = z.infer<typeof product>;

/** Carats in a query, as milligrams. */
const carats = z
  .string()
  .regex(caratsPattern, issue('number_needed'))
  .transform((text) => Math.round(Number(text) * caratMg));
/** Rupees in a query, as paise. */
const wholeRupees = z
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

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  query: z.strictObject({
    search: prose(200).optional(),
    category: z.union([category, z.literal('all'), z.literal('')]).optional(),
    sort: z.enum(productSorts).optional(),
    isFeatured: z.enum(['true', 'false']).optional(),
    planet: graha.optional(),
    // Any of these leaves loose stones alone that are one of a kind and still there.
    stone: z.enum(stoneChoices.stone).optional(),
    origin: z.enum(stoneChoices.origin).optional(),
    treatment: z.enum(stoneChoices.treatment).optional(),
    shape: z.enum(stoneChoices.shape).optional(),
    /** With a laboratory's report. */
    certified: z.literal('true').optional(),
    /** Carats, both ends included. */
    weightFrom: carats.optional(),
    weightTo: carats.optional(),
    /** Whole rupees, both ends included. */
    priceFrom: wholeRupees.optional(),
    priceTo: wholeRupees.optional(),
    /** Whether the reply counts stones by each value. */
    counts: z.literal('true').optional(),
    limit: queryCount(1000).optional(),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    products: z.array(product),
    total: z.int(),
    nextCursor: z.string().nullable(),
    /** True where no text holds the search as it is: the remedies are what it may have meant. */
    near: z.literal(true).optional(),
    /** Where they were asked for: how many stones there are of each value next to the other choices. */
    counts: stoneCounts.optional(),
  }),
});
export type ProductQuery = z.input<typeof listProducts.query>;
export type ProductList = z.infer<typeof listProducts.reply>;

/** By slug, else by id. */
export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/:key',
  access: 'public',
  params: z.strictObject({ key: z.string().min(1).max(200) }),
  reply: z.object({ product }),
  errors: ['product_not_found'],
});

/** A stored picture's file, named as `picture` says. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/pictures/:file',
  access: 'public',
  kind: 'file',
  params: z.object({ file: z.string() }),
  errors: ['storage_unavailable'],
});
