import { optionNames } from './variant-options.ts';

/**
 * Kinds of records from another shop, in the order in which they are stored: later kinds refer to
 * previous ones.
 */
export const importKinds = [
  'archive',
  'archive-image',
  'product',
  'customer',
  'order',
  'review',
  'discount',
  'gift-card',
  'article',
  'redirect',
  'image',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Systems whose export files are recognised; `jyotiratna` is this shop's own archive. */
export const importSystems = [
  'shopify',
  'woocommerce',
  'wordpress',
  'judgeme',
  'jyotiratna',
] as const;
export type ImportSystem = (typeof importSystems)[number];

/**
 * Status of an import: `collecting` files, `checking` them (dry run), `checked`, `running`,
 * `finished`; `closed`: its files are deleted.
 */
export const importStatuses = [
  'collecting',
  'checking',
  'checked',
  'running',
  'finished',
  'closed',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Result of importing a record. A `failed` record can be retried; a `dropped` one has a reason. */
export const importResults = ['created', 'updated', 'unchanged', 'dropped', 'failed'] as const;
export type ImportOutcome = (typeof importResults)[number];

/** Reasons for which a record is dropped or failed, or differs from its source. */
export const importReasons = [
  'title_missing',
  'price_missing',
  'option_unmapped',
  'variants_many',
  'weight_missing',
  'disclosure_missing',
  'value_invalid',
  'email_missing',
  'email_in_use',
  'account_deleted',
  'address_left_out',
  'currency_other',
  'total_missing',
  'product_unknown',
  'rating_invalid',
  'review_unapproved',
  'code_invalid',
  'code_in_use',
  'discount_unknown',
  'balance_none',
  'card_ended',
  'not_published',
  'format_simplified',
  'redirect_invalid',
  'redirect_loop',
  'images_many',
  'address_private',
  'address_unreachable',
  'image_large',
  'image_type',
  'image_slow',
  'duplicate',
  'shop_not_empty',
  'archive_cut',
  'rows_rejected',
] as const;
export type ImportReason = (typeof importReasons)[number];

/**
 * Target fields of a remedy for columns that are not recognised. `weightCt` and `weightRatti` are
 * converted to milligrams.
 */
export const columnTargets = [
  'weightCt',
  'weightRatti',
  'weightMg',
  'stone',
  'origin',
  'nature',
  'treatment',
  'shape',
  'cut',
  'dimensions',
  'transparency',
  'laboratory',
  'reportNumber',
  'hsn',
  'gstPercent',
  'countryOfOrigin',
  'materialFrom',
  'mrp',
  'netQuantity',
] as const;
export type ColumnTarget = (typeof columnTargets)[number];

/** Target options of a variant for options of the old shop. */
export const optionTargets = optionNames;

/** Columns whose names state their content, in the terms of the trade. */
const knownColumns: readonly [RegExp, ColumnTarget][] = [
  [/\b(?:ct|cts|carats?)\b/, 'weightCt'],
  [/\bratti\b/, 'weightRatti'],
  [/\bhsn\b/, 'hsn'],
  [/\bgst\b/, 'gstPercent'],
  [/\bcountry of origin\b/, 'countryOfOrigin'],
  [/\bmrp\b/, 'mrp'],
  [/\b(?:report|certificate) (?:no|number)\b/, 'reportNumber'],
];

/** The target field recognised by a column's name; undefined if the owner must decide. */
export function knownColumn(name: string): ColumnTarget | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
  return knownColumns.find(([pattern]) => pattern.test(plain))?.[1];
}

/**
 * State of a subscription in the previous shop: `subscribed` without confirmation, or `confirmed`
 * by email.
 */
export const previousStates = ['subscribed', 'confirmed'] as const;
export type PreviousState = (typeof previousStates)[number];

/**
 * State of an address on the newsletter's list: confirmed, or subscribed only in the previous shop.
 */
export const subscriberStates = ['confirmed', 'previous-shop'] as const;
