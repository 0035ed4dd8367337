import type { VariantOption } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from '../platform/database/columns.ts';
import { productColumns } from './product-schema.ts';

/** Makers, packers and importers, to which products refer by code. */
export const parties = pgTable('parties', {
  code: text().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  country: text().notNull(),
  sample: boolean().notNull().default(false),
});

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    ...productColumns(),
    /** Background colour of the product's tile, '#rrggbb'. */
    tint: text(),
    /** The laboratory report's file in the image store: a PDF or an image. */
    reportFile: text(),
    /** File name of this individual stone's video in the image store, MP4 or WebM. */
    film: text(),
    /** Ids of the 360° images of this individual stone, in the order of one full turn. */
    frames: jsonb().$type<string[]>(),
    sample: boolean().notNull().default(false),
    /**
     * Unpublished: visible to administrators only, and not for sale. Imported products start as
     * drafts, because they have no image.
     */
    draft: boolean().notNull().default(false),
    /**
     * The product has variants that differ by options. Its prices and stock above are then
     * aggregates: the prices of the cheapest available variant, and the total stock.
     */
    hasVariants: boolean('optioned').notNull().default(false),
    /**
     * A bundle's price rule, of which exactly one column is set; both are null for other products.
     * Prices and stock above are then aggregates of the bundle's items, maintained by a trigger
     * (docs/decisions/bundles.md).
     */
    bundlePaise: paise(),
    bundleBasisPoints: integer(),
    /** The shop was notified of low stock, and the product was not restocked since. */
    lowStockNotified: boolean('low_stock_told').notNull().default(false),
    /** Incremented by every edit, for optimistic locking. */
    version: integer().notNull().default(1),
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    index('products_newest').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('products_price')
      .on(table.discountedPricePaise, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('products_name')
      .on(sql`lower(${table.name})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('products_report')
      .on(sql`upper(replace(${table.reportNumber}, ' ', ''))`)
      .where(sql`${table.reportNumber} is not null and ${table.deletedAt} is null`),
    index('products_stones')
      .on(table.stone, table.pricePerCaratPaise, table.id)
      .where(sql`${table.weightMg} is not null and ${table.deletedAt} is null`),
    // The facet counts of loose stones use this index alone (index-only scan).
    index('products_stone_counts')
      .on(
        table.stone,
        table.origin,
        table.treatment,
        table.shape,
        table.weightMg,
        table.discountedPricePaise,
        table.reportNumber,
      )
      .where(
        sql`${table.weightMg} is not null and ${table.deletedAt} is null and not ${table.draft} and ${table.stock} is distinct from 0`,
      ),
    index('products_planets').using('gin', table.planets.op('jsonb_path_ops')),
    index('products_country')
      .on(sql`lower(replace(${table.countryOfOrigin}, ' ', '-'))`, table.id)
      .where(sql`${table.deletedAt} is null`),
    foreignKey({ columns: [table.maker], foreignColumns: [parties.code], name: 'products_maker' }),
    foreignKey({
      columns: [table.packer],
      foreignColumns: [parties.code],
      name: 'products_packer',
    }),
    foreignKey({
      columns: [table.importer],
      foreignColumns: [parties.code],
      name: 'products_importer',
    }),
    check(
      'products_bundle',
      sql`(${table.bundlePaise} is null or ${table.bundleBasisPoints} is null)
        and coalesce(${table.bundlePaise} > 0, true) and coalesce(${table.bundleBasisPoints} between 0 and 9999, true)
        and not (${table.hasVariants} and coalesce(${table.bundlePaise}, ${table.bundleBasisPoints}) is not null)`,
    ),
    check('products_stock', sql`${table.stock} >= 0`),
    check(
      'products_prices',
      sql`${table.originalPricePaise} > 0 and ${table.discountedPricePaise} > 0`,
    ),
    check(
      'products_stone',
      sql`(${table.weightMg} is null or ${table.weightMg} > 0) and (${table.pricePerCaratPaise} is null or ${table.pricePerCaratPaise} > 0)
        and (coalesce(${table.treatment}, '') = 'synthetic') = (coalesce(${table.nature}, '') = 'synthetic')`,
    ),
  ],
);

/**
 * Variants, the units of sale in a cart. A product without options has exactly one, with the
 * product's own id, whose prices, stock, weight and report are stored in the product's row and null
 * here. A variant with options has its own (docs/decisions/reservations.md).
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    sku: text().notNull(),
    options: jsonb().$type<VariantOption[]>().notNull().default([]),
    originalPricePaise: paise(),
    discountedPricePaise: paise(),
    stock: integer(),
    weightMg: integer(),
    /** Zero-based positions of this variant's images among the product's; empty means all. */
    pictures: jsonb().$type<number[]>().notNull().default([]),
    laboratory: text(),
    reportNumber: text(),
    reportDate: text(),
    returnable: boolean().notNull().default(true),
    /** Low-stock threshold; null if only the product's total has one. */
    lowStockAt: integer(),
    /** The shop was notified of low stock, and the variant was not restocked since. */
    lowStockNotified: boolean('low_stock_told').notNull().default(false),
    /** No longer on sale; orders still refer to it. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('product_variants_sku').on(table.sku),
    index('product_variants_product').on(table.productId, table.position),
    uniqueIndex('product_variants_report')
      .on(sql`upper(replace(${table.reportNumber}, ' ', ''))`)
      .where(sql`${table.reportNumber} is not null and ${table.deletedAt} is null`),
    check(
      'product_variants_own',
      sql`case when ${table.options} = '[]'::jsonb
        then ${table.stock} is null and ${table.discountedPricePaise} is null and ${table.originalPricePaise} is null
        else coalesce(${table.stock} >= 0 and ${table.discountedPricePaise} > 0 and ${table.originalPricePaise} > 0, false) end`,
    ),
  ],
);

/** Items of bundles: products or variants, with their quantity per bundle. */
export const bundleParts = pgTable(
  'bundle_parts',
  {
    bundleId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** The variant's id; that of a product without options is the product's own. */
    variantId: text()
      .notNull()
      .references(() => productVariants.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.position] }),
    uniqueIndex('bundle_parts_variant').on(table.bundleId, table.variantId),
    index('bundle_parts_product').on(table.productId),
    check('bundle_parts_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

export const stockCauses = ['order', 'release', 'return', 'correction', 'import', 'other'] as const;

/**
 * Stock movements: every change of stock, complete because a trigger inserts them. The transaction
 * sets the cause beforehand (`nameStockCause`). Append-only.
 */
export const stockMovements = pgTable(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text().notNull(),
    variantId: text().notNull(),
    change: integer().notNull(),
    /** Stock after the movement; null if it is no longer tracked. */
    after: integer(),
    cause: text({ enum: stockCauses }).notNull(),
    orderId: text(),
    /** Email address of the administrator who caused it. */
    by: text(),
    at: createdAt(),
  },
  (table) => [
    index('stock_moves_product').on(table.productId, table.id),
    index('stock_moves_at').on(table.at),
  ],
);

export const images = pgTable('pictures', {
  /** Hash of the content, so that a duplicate image is stored once. */
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  widths: jsonb().$type<number[]>().notNull(),
  hasAlpha: boolean().notNull(),
  createdAt: createdAt(),
});

export const productImages = pgTable(
  'product_pictures',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => images.id),
    alt: text().notNull().default(''),
    /** Hindi alternative text; if empty, the English one is used. */
    altHi: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_picture').on(table.pictureId),
    check('product_pictures_position', sql`${table.position} between 0 and 4`),
  ],
);

/**
 * A single row, incremented with every visible change of the catalogue, by which processes detect
 * missed notifications.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
});
