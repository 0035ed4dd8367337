import type { Metal, MetalWeight } from '@jyotiratna/contract';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from '../../platform/database/columns.ts';
import { images } from '../schema.ts';

/** Setting designs for loose stones. */
export const designs = pgTable(
  'designs',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    /** Hindi name; if empty, the English one applies. */
    nameHi: text().notNull().default(''),
    kind: text({ enum: ['ring', 'pendant', 'bracelet'] }).notNull(),
    weights: jsonb().$type<MetalWeight[]>().notNull(),
    making: text({ enum: ['per-gram', 'fixed'] }).notNull(),
    makingPaise: paise().notNull(),
    /** Working days of production. */
    daysToMake: integer().notNull(),
    /** Image of an example with a stone. */
    pictureId: text().references(() => images.id),
    position: integer().notNull().default(0),
    sample: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('designs_slug').on(table.slug),
    index('designs_picture').on(table.pictureId),
    check(
      'designs_making',
      sql`${table.makingPaise} >= 0 and ${table.daysToMake} between 0 and 120`,
    ),
  ],
);

/** Images of a design in a metal, at most one for each metal. */
export const designImages = pgTable(
  'design_pictures',
  {
    designId: text()
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    metal: text().$type<Metal>().notNull(),
    pictureId: text()
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.metal] }),
    index('design_pictures_picture').on(table.pictureId),
  ],
);

/** Prices of alloys per gram, each valid from a given time until the next. Append-only. */
export const metalRates = pgTable(
  'metal_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    metal: text().$type<Metal>().notNull(),
    paisePerGram: paise().notNull(),
    validFrom: instant().notNull().defaultNow(),
    sample: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('metal_rates_newest').on(table.metal, table.validFrom, table.id),
    check('metal_rates_positive', sql`${table.paisePerGram} > 0`),
  ],
);
