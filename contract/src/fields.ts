import { z } from 'zod';
import { emailKey, isEmail, isPhone, typedPhone } from './values/contact-details.ts';
import { unwordedIssue } from './values/default-issue-message.ts';
import { issue } from './values/error-messages.ts';
import { grahas } from './values/graha.ts';
import { attributeKeys, categories, limits } from './values/limits.ts';
import { isPageAddress } from './values/page-addresses.ts';
import { isPincode, typedPincode } from './values/pincodes.ts';
import { isStorable, typedText } from './values/typed-text.ts';

z.config({ customError: unwordedIssue });

/**
 * Fields shared by several domains. User input is normalized by `typedText`; control characters
 * are rejected, not removed. Input longer than four times the limit is not processed: pasted
 * text may contain that many invisible characters.
 */
export function typed(max: number, missing?: string) {
  return z
    .string(missing)
    .max(max * 4, { error: issue('text_long', { most: max }), abort: true })
    .overwrite(typedText)
    .max(max, issue('text_long', { most: max }))
    .refine(isStorable, issue('control_characters'));
}

/** Rejects line breaks and tabs, for example in a name used in an email header. */
const isOneLine = (text: string) => !/[\t\n]/.test(text);

/** A single line of text. `missing` is the message if it is empty. */
export function line(max: number, missing: string) {
  return typed(max, missing).min(1, missing).refine(isOneLine, issue('control_characters'));
}

/** One line of text that may be empty. */
export function note(max: number) {
  return typed(max).refine(isOneLine, issue('control_characters'));
}

/** Text with line breaks; may be empty. */
export function prose(max: number) {
  return typed(max);
}

/**
 * An email address in the normalized form in which shops compare them. Invisible characters are
 * rejected: an address is copied, not read.
 */
export const email = z
  .string(issue('email_invalid'))
  .max(1000, { error: issue('email_invalid'), abort: true })
  .overwrite(emailKey)
  .refine(isEmail, issue('email_invalid'));

export const phone = z
  .string(issue('phone_invalid'))
  .max(100, { error: issue('phone_invalid'), abort: true })
  .overwrite(typedPhone)
  .refine(isPhone, issue('phone_invalid'));

/** A complete PIN code of India, as six digits. */
export const pincode = z
  .string(issue('pincode_invalid'))
  .max(100, { error: issue('pincode_invalid'), abort: true })
  .overwrite(typedPincode)
  .refine(isPincode, issue('pincode_invalid'));

/**
 * Version of an editable record: incremented by every change, and an edit refers to the one it
 * is based on. In the range of a database column.
 */
export const version = z.int().min(0).max(2_147_483_647);

/** The number of an order's line, from 0. */
export const lineNumber = z.int().min(0).max(limits.linesPerCart);

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, issue('id_invalid'));
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, issue('slug_invalid'))
  .max(120);
/** The address of a page with the owner's text, without the leading slash. */
export const pageAddress = z
  .string()
  .max(128)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/, issue('slug_invalid'))
  .refine(isPageAddress, issue('slug_invalid'));
export const graha = z.enum(grahas);
export const category = z.enum(categories, issue('category_needed'));

/** Rupees with at most two decimals, up to 10 million. */
export const rupees = z.number().min(0).max(10_000_000).multipleOf(0.01);
/** Rupees of a total, such as a line or a month. */
export const totalRupees = z.number().min(0).max(10_000_000_000).multipleOf(0.01);
export const quantity = z.int().min(1).max(limits.quantityPerLine);

export const attribute = z.strictObject({
  key: z.enum(attributeKeys, issue('attribute_key')),
  value: line(200, issue('attribute_value')),
  /** The value in Hindi; if empty or absent, the English one is used. */
  valueHi: prose(200).optional(),
  benefits: prose(500).optional(),
});
export type ProductAttribute = z.infer<typeof attribute>;

export const success = z.object({ success: z.literal(true) });

/** A number in a query string, such as `limit=24`. */
export function queryCount(max: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, issue('whole_number_needed'))
    .transform(Number)
    .pipe(z.int().min(1).max(max));
}

/** An administrator's change of a record, as reported to an editor with a conflict. */
export type Change = { by: string; at: string; fields: string[] };
