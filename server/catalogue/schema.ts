import type { VariantOption } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    ...productColumns(),
    /** Ground colour of the product's tile, '#rrggbb'. */
    tint: text(),
    /** The laboratory's report as a file of the image store: a PDF, or an image of the paper. */
    reportFile: text(),
    sample: boolean().notNull().default(false),
    /** Not published: nobody but administrators sees it, and it is not sold. What comes by a file begins so, for want of an image. */
    draft: boolean().notNull().default(false),
    /**
     * It is sold in variants that differ by options. Prices and stock above are then sums of theirs: those of the cheapest
     * that can be bought, and all pieces together.
     */
    optioned: boolean().notNull().default(false),
    /** The shop was told that it runs out, and it has not been filled up since. */
    lowStockTold: boolean().notNull().default(false),
    /** Grows with every edit, so that the later of two editors is told. */
    version: integer().notNull().default(1),
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    index('products_newest').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('products_price').on(table.discountedPricePaise, table.id).where(sql`${table.deletedAt} is null`),
    index('products_name').on(sql`lower(${table.name})`, table.id).where(sql`${table.deletedAt} is null`),
    uniqueIndex('products_report')
      .on(sql`upper(replace(${table.reportNumber}, ' ', ''))`)
      .where(sql`${table.reportNumber} is not null and ${table.deletedAt} is null`),
    index('products_stones')
      .on(table.stone, table.pricePerCaratPaise, table.id)
      .where(sql`${table.weightMg} is not null and ${table.deletedAt} is null`),
    // The filter of loose stones counts each value from the index alone.
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
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_prices', sql`${table.originalPricePaise} > 0 and ${table.discountedPricePaise} > 0`),
    check(
      'products_stone',
      sql`(${table.weightMg} is null or ${table.weightMg} > 0) and (${table.pricePerCaratPaise} is null or ${table.pricePerCaratPaise} > 0)
        and (coalesce(${table.treatment}, '') = 'synthetic') = (coalesce(${table.nature}, '') = 'synthetic')`,
    ),
  ],
);

/**
 * What a customer puts into the cart. A product without options has exactly one, of the product's own id, and keeps prices,
 * stock, weight and report on the product's row: here they are null. A variant with options has its own (decision 0030).
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
    /** Which of the product's images show it, counted from 0; none means all of them. */
    pictures: jsonb().$type<number[]>().notNull().default([]),
    laboratory: text(),
    reportNumber: text(),
    reportDate: text(),
    returnable: boolean().notNull().default(true),
    /** Pieces at which the shop is told that it runs out; null leaves that to the product's own sum. */
    lowStockAt: integer(),
    /** The shop was told, and it has not been filled up since. */
    lowStockTold: boolean().notNull().default(false),
    /** Not sold any more; orders still name it. */
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

export const stockCauses = ['order', 'release', 'return', 'correction', 'import', 'other'] as const;

/**
 * Every change of a stock, written by a trigger of the database, so that none is left out. Who changes it names the cause
 * beforehand (`nameStockCause`). Append-only.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text().notNull(),
    variantId: text().notNull(),
    change: integer().notNull(),
    /** Null where it is no longer counted. */
    after: integer(),
    cause: text({ enum: stockCauses }).notNull(),
    orderId: text(),
    /** The administrator's e-mail address. */
    by: text(),
    at: createdAt(),
  },
  (table) => [index('stock_moves_product').on(table.productId, table.id), index('stock_moves_at').on(table.at)],
);

export const pictures = pgTable('pictures', {
  /** Hash of the content: the same image is stored once. */
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  widths: jsonb().$type<number[]>().notNull(),
  hasAlpha: boolean().notNull(),
  createdAt: createdAt(),
});

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
    alt: text().notNull().default(''),
    /** The same in Hindi; empty is read in English. */
    altHi: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_picture').on(table.pictureId),
    check('product_pictures_position', sql`${table.position} between 0 and 4`),
  ],
);

/** One row that grows with every visible change of the catalogue: processes see by it that they missed none. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
});
