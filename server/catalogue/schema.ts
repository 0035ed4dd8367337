import { sql } from 'drizzle-orm';
import {
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
import { createdAt, instant } from '../platform/database/columns.ts';
import { productColumns } from './product-schema.ts';

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    ...productColumns(),
    /** Ground colour of the product's tile, '#rrggbb'. */
    tint: text(),
    sample: boolean().notNull().default(false),
    /** Not shown and not sold yet: it came by a file, without a picture. Its first picture ends this. */
    draft: boolean().notNull().default(false),
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
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_prices', sql`${table.originalPricePaise} > 0 and ${table.discountedPricePaise} > 0`),
  ],
);

export const pictures = pgTable('pictures', {
  /** Hash of the content: the same picture is stored once. */
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
