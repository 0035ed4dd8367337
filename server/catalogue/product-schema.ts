import {
  categories,
  isTranslated,
  type ProductFieldName,
  productFieldList,
  type productFields,
  type TranslatedFieldName,
} from '@jyotiratna/contract';
import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { paise } from '../platform/database/columns.ts';

export type StoredAttribute = { key: string; value: string; valueHi?: string; benefits?: string };

/** The column of each kind of `productFields`, with its default. */
const columnOf = {
  line: () => text(),
  requiredLine: () => text().notNull(),
  text: () => text().notNull().default(''),
  lines: () => jsonb().$type<string[]>().notNull().default([]),
  category: () => text({ enum: categories }).notNull(),
  flag: () => boolean().notNull().default(false),
  grahas: () => jsonb().$type<string[]>().notNull().default([]),
  attributes: () => jsonb().$type<StoredAttribute[]>().notNull().default([]),
  price: () => paise().notNull(),
  /**
   * Available stock; null means that stock is not tracked. Reserved units are already subtracted.
   */
  pieces: () => integer(),
  choice: () => text(),
  whole: () => integer(),
  rate: () => paise(),
  percent: () => integer(),
  party: () => text(),
};

type Fields = typeof productFields;
type KindOf<Field> = Field extends { kind: 'line'; required: string }
  ? 'requiredLine'
  : Field extends { kind: infer Kind extends keyof typeof columnOf }
    ? Kind
    : never;
/**
 * A column of an enumerated field contains one of its options, validated by the contract:
 * options are added without a migration.
 */
const choiceColumn = <Choice extends string>() => text().$type<Choice>();
type ColumnOf<Field> = Field extends {
  kind: 'choice';
  of: readonly (infer Choice extends string)[];
}
  ? ReturnType<typeof choiceColumn<Choice>>
  : ReturnType<(typeof columnOf)[KindOf<Field>]>;
type NameOf<Name extends ProductFieldName> = Fields[Name] extends {
  column: infer Column extends string;
}
  ? Column
  : Name;

/**
 * The columns of the fields, and of their Hindi counterparts: empty ones fall back to English.
 */
export type ProductColumns = {
  [Name in ProductFieldName as NameOf<Name>]: ColumnOf<Fields[Name]>;
} & {
  [Name in TranslatedFieldName as `${Name}Hi`]: ReturnType<
    (typeof columnOf)[Fields[Name] extends { kind: 'lines' } ? 'lines' : 'text']
  >;
};

/**
 * Creates the columns of `productFields`, new ones for each call, because Drizzle binds columns to
 * a table.
 */
export function productColumns(): ProductColumns {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of productFieldList) {
    columns[field.column ?? name] =
      columnOf[field.kind === 'line' && field.required ? 'requiredLine' : field.kind]();
    if (isTranslated(name))
      columns[`${name}Hi`] = columnOf[field.kind === 'lines' ? 'lines' : 'text']();
  }
  return columns as ProductColumns;
}
