import { z } from 'zod';
import { product } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { attribute, type Change, category, graha, id, line, prose, queryCount, success } from '../fields.ts';
import { adminProductSorts, limits } from '../values/limits.ts';
import { issue } from '../values/sentences.ts';

/** A product as administrators see it. */
export const adminProduct = product.extend({
  hsn: z.string().nullable(),
  /** Not shown and not sold before it has a picture. */
  draft: z.boolean(),
});
export type AdminProduct = z.infer<typeof adminProduct>;

/** Rupees as typed into a form, such as '1499' or '1499.50'; more than 0, at most ten million. Empty counts as absent. */
const price = z
  .string()
  .trim()
  .regex(/^(\d{1,8}(\.\d{1,2})?)?$/, issue('price_in_rupees'))
  .transform((text) => (text === '' ? undefined : Number(text)))
  .pipe(z.number().gt(0, issue('price_positive')).max(10_000_000, issue('price_most')).optional());

/** Pieces as typed; empty means that stock is not tracked. */
const pieces = z
  .string()
  .trim()
  .regex(/^\d{0,7}$/, issue('pieces_needed'))
  .transform((text) => (text === '' ? null : Number(text)));

const flag = z.enum(['true', 'false'], issue('flag_needed')).transform((text) => text === 'true');

/** Text of at most `max` characters on one line; may be empty. */
const maybeLine = (max: number) => prose(max).refine((text) => !/[\r\n]/.test(text), issue('one_line'));
/** The same; empty takes the value away. */
const optionalLine = (max: number) => maybeLine(max).transform((text) => text || null);

/** Text with line breaks, as `\n`: forms send them as `\r\n`, and an edit that changes nothing must not change them. */
const description = prose(10_000).transform((text) => text.replace(/\r\n?/g, '\n'));

/** HSN of goods: 4, 6 or 8 digits. */
const hsn = z
  .string()
  .trim()
  .regex(/^(\d{4}|\d{6}|\d{8})?$/, issue('hsn_invalid'))
  .transform((text) => text || null);

const benefits = z.array(line(500, issue('text_needed'))).max(20, issue('benefits_most'));

/** Values of the list-like fields, once their JSON text is parsed. */
export const productLists = {
  attributes: z.array(attribute).max(30, issue('attributes_most')),
  benefits,
  benefitsHi: benefits,
  planets: z
    .array(graha)
    .max(9)
    .transform((names) => [...new Set(names)]),
  alts: z.array(prose(300)).max(limits.imagesPerProduct),
};

const jsonText = z.string().max(40_000);

/** The text fields of the multipart form, before their lists are parsed. Pictures come as files named `images`. */
const productFields = {
  name: line(150, issue('given_name_missing')),
  category,
  description: description.optional(),
  /** The same in Hindi; what is empty is shown in English. */
  nameHi: maybeLine(150).optional(),
  descriptionHi: description.optional(),
  originalPrice: price.optional(),
  discountedPrice: price.optional(),
  quantity: pieces.optional(),
  isFeatured: flag.optional(),
  hsn: hsn.optional(),
  countryOfOrigin: optionalLine(80).optional(),
  /** JSON text of [{ key, value, benefits? }]. */
  attributes: jsonText.optional(),
  /** JSON text of a list of sentences. */
  benefits: jsonText.optional(),
  benefitsHi: jsonText.optional(),
  /** JSON text of a list of graha names. */
  planets: jsonText.optional(),
  /** JSON text of the pictures' descriptions, in the pictures' order. */
  alts: jsonText.optional(),
};

export const addProductForm = z.strictObject(productFields);

/** An absent field stays as it is. */
export const updateProductForm = z.strictObject({
  ...productFields,
  category: category.optional(),
  /** The version the edit was based on: refused with 409 when there is a newer one. Without it the last write wins. */
  version: z
    .string()
    .regex(/^\d{1,9}$/, issue('version_needed'))
    .transform(Number)
    .optional(),
  /** The pieces that the editor saw: then only the difference is applied, and pieces sold meanwhile stay sold. */
  quantityWas: pieces.optional(),
});

const reply = z.object({ product: adminProduct });
const params = z.strictObject({ id });
const uploadErrors = [
  'upload_type',
  'upload_broken',
  'upload_pixels',
  'upload_count',
  'upload_size',
  'storage_full',
  'storage_unavailable',
] as const;

/** The form's fields are those of `addProductForm`. */
export const addProduct = endpoint({
  method: 'POST',
  path: '/api/admin/add/product',
  access: 'admin',
  kind: 'form',
  reply,
  errors: uploadErrors,
});

/** The form's fields are those of `updateProductForm`; `stale_edit` carries a `StaleProduct`. */
export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/product/:id',
  access: 'admin',
  kind: 'form',
  params,
  reply,
  errors: [...uploadErrors, 'product_not_found', 'stale_edit'],
});
export type StaleProduct = { product: AdminProduct; changes: Change[] };

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/admin/product/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['product_not_found'],
});

export const featureProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/feature',
  access: 'admin',
  params,
  body: z.strictObject({ isFeatured: z.boolean() }),
  reply,
  errors: ['product_not_found'],
});

export const getAdminProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  access: 'admin',
  params,
  reply,
  errors: ['product_not_found'],
});

export const listAdminProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  query: z.strictObject({
    search: prose(200).optional(),
    category: category.optional(),
    isFeatured: z.enum(['true', 'false']).optional(),
    sort: z.enum(adminProductSorts).optional(),
    limit: queryCount(200).optional(),
    cursor: z.string().max(900).optional(),
  }),
  reply: z.object({ products: z.array(adminProduct), total: z.int(), nextCursor: z.string().nullable() }),
});
export type AdminProductQuery = z.input<typeof listAdminProducts.query>;
export type AdminProductList = z.infer<typeof listAdminProducts.reply>;

/** The whole catalogue, in the columns that `importProducts` reads. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products/export.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
});

/** The form holds the CSV as `file`. */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/import',
  access: 'admin',
  kind: 'form',
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).optional() }),
  reply: z.object({
    /** False for a dry run. */
    applied: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** The first errors, by line of the file (the header is line 1); `errorCount` counts them all. */
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
    errorCount: z.int(),
  }),
  errors: ['upload_count', 'upload_size'],
});
export type ImportReport = z.infer<typeof importProducts.reply>;
