import { z } from 'zod';
import { adminBundle } from '../bundles.ts';
import { product } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { type Change, category, id, prose, queryCount, slug, success } from '../fields.ts';
import {
  adminViews,
  altsText,
  flag,
  jsonText,
  productForm,
  units,
  variantsText,
} from '../product-kinds.ts';
import { issue } from '../values/error-messages.ts';
import { listedGaps } from '../values/law-checks.ts';
import { adminProductSortOptions } from '../values/limits.ts';
import { stoneChoices } from '../values/stone-choices.ts';
import { variant } from '../variants.ts';

/** A product as administrators see it. */
export const adminProduct = product.extend({
  ...adminViews,
  /** Unpublished: visible to administrators only, and not for sale. */
  draft: z.boolean(),
  /** Null for a product with options: each of its variants has its own SKU. */
  sku: z.string().nullable(),
  /** The variants, with the fields that only administrators can see. */
  variants: z.array(variant.extend({ lowStockAt: z.int().nullable() })).optional(),
  bundle: adminBundle.optional(),
});
export type AdminProduct = z.infer<typeof adminProduct>;

/**
 * The text fields of the multipart form, before their lists are parsed. Images are files named
 * `images`.
 */
export const addProductForm = z.strictObject({
  ...productForm,
  alts: altsText,
  variants: variantsText,
  /** JSON of `bundleInput`: makes a new product a bundle. An edit replaces all components. */
  bundle: jsonText.optional(),
  /**
   * 'true' keeps the product unpublished, and images are optional; if absent, a new product is
   * published, and an edit does not change its state.
   */
  draft: flag.optional(),
});

/**
 * Edits a product; absent fields stay unchanged. The first image of a product publishes it, unless
 * the form sets `draft`; a product without an image cannot be published.
 */
export const updateProductForm = addProductForm.extend({
  category: category.optional(),
  /** A new address; the old one redirects to it. */
  slug: slug.optional(),
  /**
   * The version that the edit is based on: 409 if there is a newer one. If absent, the last write
   * wins.
   */
  version: z
    .string()
    .regex(/^\d{1,9}$/, issue('version_needed'))
    .transform(Number)
    .optional(),
  /**
   * The stock that the editor loaded: only the difference is applied, so that units sold in the
   * meantime stay sold.
   */
  quantityWas: units.optional(),
});

const reply = z.object({ product: adminProduct });
const params = z.strictObject({ id });

export const addProductRoute = endpoint({
  method: 'POST',
  path: '/api/admin/add/product',
  access: 'admin',
  kind: 'form',
  form: addProductForm,
  reply,
  errors: uploadErrors,
});

/** Updates a product; `stale_edit` carries a `StaleProduct`. */
export const updateProductRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/product/:id',
  access: 'admin',
  kind: 'form',
  form: updateProductForm,
  params,
  reply,
  errors: [...uploadErrors, 'product_not_found', 'stale_edit'],
});
export type StaleProduct = { product: AdminProduct; changes: Change[] };

export const imagesForm = z.strictObject({
  pictures: jsonText,
  version: z
    .string(issue('version_needed'))
    .regex(/^\d{1,9}$/, issue('version_needed'))
    .transform(Number),
});

/**
 * Sets a product's images individually: `pictures` in the form is the JSON of `imageInputs`, new
 * files are named `images`, and `version` is the one that the edit is based on. `stale_edit`
 * carries a `StaleProduct`.
 */
export const setProductImagesRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id/pictures',
  access: 'admin',
  kind: 'form',
  form: imagesForm,
  params,
  reply,
  errors: [...uploadErrors, 'product_not_found', 'stale_edit'],
});
/**
 * Uploads the laboratory's report as `report` in a multipart form: a PDF or an image, detected by
 * content.
 */
export const putReportRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id/report',
  access: 'admin',
  kind: 'form',
  params,
  reply,
  errors: [...uploadErrors, 'product_not_found'],
});

export const removeReportRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id/report',
  access: 'admin',
  params,
  reply,
  errors: ['product_not_found'],
});

/**
 * Uploads a video of the product as `film` in a multipart form: MP4 or WebM, detected by content.
 */
export const putFilmRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id/film',
  access: 'admin',
  kind: 'form',
  params,
  reply,
  errors: [...uploadErrors, 'product_not_found'],
});

export const removeFilmRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id/film',
  access: 'admin',
  params,
  reply,
  errors: ['product_not_found'],
});

/**
 * Uploads images of a full turn of the product as `frames` in a multipart form, in order:
 * `framesMin` to `framesMax` JPEG, PNG or WebP files.
 */
export const putFramesRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id/frames',
  access: 'admin',
  kind: 'form',
  params,
  reply,
  errors: [...uploadErrors, 'product_not_found'],
});

export const removeFramesRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id/frames',
  access: 'admin',
  params,
  reply,
  errors: ['product_not_found'],
});

export const deleteProductRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/product/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['product_not_found'],
});

export const featureProductRoute = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/feature',
  access: 'admin',
  params,
  body: z.strictObject({ isFeatured: z.boolean() }),
  reply,
  errors: ['product_not_found'],
});

/**
 * Publishes or unpublishes products in bulk, atomically. Products already in the requested state
 * stay unchanged. Rejected if one of them has no image.
 */
export const publishProductsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/products/publish',
  access: 'admin',
  body: z.strictObject({ ids: z.array(id).min(1).max(200), published: z.boolean() }),
  reply: z.object({ products: z.array(adminProduct) }),
  errors: ['product_not_found'],
});

/**
 * Duplicates a product as a draft, with a new slug and new SKUs, without a laboratory report, and
 * with zero stock.
 */
export const duplicateProductRoute = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/duplicate',
  access: 'admin',
  params,
  reply,
  errors: ['product_not_found'],
});

export const getAdminProductRoute = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  access: 'admin',
  params,
  reply,
  errors: ['product_not_found'],
});

export const listAdminProductsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  query: z.strictObject({
    search: prose(200).optional(),
    category: category.optional(),
    stone: z.enum(stoneChoices.stone).optional(),
    isFeatured: z.enum(['true', 'false']).optional(),
    /** 'true': unpublished products only; 'false': published ones only. */
    draft: z.enum(['true', 'false']).optional(),
    /** Filter for remedies on sale with a gap listed on the Law screen. */
    gap: z.enum(listedGaps).optional(),
    sort: z.enum(adminProductSortOptions).optional(),
    limit: queryCount(200).optional(),
    cursor: z.string().max(900).optional(),
  }),
  reply: z.object({
    products: z.array(adminProduct),
    total: z.int(),
    nextCursor: z.string().nullable(),
  }),
});
export type AdminProductQuery = z.input<typeof listAdminProductsRoute.query>;
export type AdminProductList = z.infer<typeof listAdminProductsRoute.reply>;

/** The full catalogue as CSV, in the columns of `importProducts`. */
export const exportProductsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/products/export.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
});

/** Imports products from a CSV, `file` in a multipart form. */
export const importProductsRoute = endpoint({
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
    /** Changes of the first added or changed products, by form field name. */
    changes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        added: z.boolean(),
        difference: z.record(z.string(), z.unknown()),
      }),
    ),
    /**
     * The first errors, by line of the file (the header is line 1); `errorCount` counts them all.
     */
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
    errorCount: z.int(),
  }),
  errors: ['upload_count', 'upload_size'],
});
export type ImportResult = z.infer<typeof importProductsRoute.reply>;
