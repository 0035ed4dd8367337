import { z } from 'zod';
import { emailPattern, phonePattern } from './values/checkout-form.ts';
import { grahas } from './values/graha.ts';
import { attributeKeys, categories, limits } from './values/limits.ts';
import { issue } from './values/sentences.ts';
import { unwordedIssue } from './values/unworded-issue.ts';

z.config({ customError: unwordedIssue });

/** Fields that several domains have. Text is trimmed and NFC-normalised; control characters are refused, not dropped. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Breaks a line, or turns the direction of what follows around: a name would write over what stands beside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const controlOrBreak = /[\u0000-\u001f\u007f\u2028\u2029\u202d\u202e]/;
/** Half of a surrogate pair is no text: databases and other programs refuse it. */
const isText = (text: string, refused: RegExp) => !refused.test(text) && text.isWellFormed();

/** One line of text. `missing` is what is said when it is empty. */
export function line(max: number, missing: string) {
  return z
    .string(missing)
    .max(max * 4, issue('text_long', { most: max }))
    .normalize()
    .trim()
    .min(1, missing)
    .max(max, issue('text_long', { most: max }))
    .refine((text) => isText(text, controlOrBreak), issue('control_characters'));
}

/** One line of text that may be empty. */
export function note(max: number) {
  return prose(max).refine((text) => !controlOrBreak.test(text), issue('control_characters'));
}

/** Text with line breaks; may be empty. */
export function prose(max: number) {
  return z
    .string()
    .max(max * 4, issue('text_long', { most: max }))
    .normalize()
    .trim()
    .max(max, issue('text_long', { most: max }))
    .refine((text) => isText(text, control), issue('control_characters'));
}

/** An e-mail address, lower-cased: shops treat addresses that differ in case as one. */
export const email = z
  .string(issue('email_invalid'))
  .trim()
  .max(254, issue('email_invalid'))
  .toLowerCase()
  .regex(emailPattern, issue('email_invalid'));

export const phone = z
  .string(issue('phone_invalid'))
  .trim()
  .regex(phonePattern, issue('phone_invalid'))
  .refine((text) => /\d/.test(text), issue('phone_invalid'));

/** Of something that is edited: grows with every change, and an edit names the one it is based on. What a database column holds. */
export const version = z.int().min(0).max(2_147_483_647);

/** The number of an order's line, from 0. */
export const lineNumber = z.int().min(0).max(limits.linesPerCart);

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, issue('id_invalid'));
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, issue('slug_invalid'))
  .max(120);
export const graha = z.enum(grahas);
export const category = z.enum(categories, issue('category_needed'));

/** Rupees with at most two decimals, up to ten million. */
export const rupees = z.number().min(0).max(10_000_000).multipleOf(0.01);
export const quantity = z.int().min(1).max(limits.quantityPerLine);

export const attribute = z.strictObject({
  key: z.enum(attributeKeys, issue('attribute_key')),
  value: line(200, issue('attribute_value')),
  /** The value in Hindi; empty or absent is read in English. */
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

/** An administrator's change of a record, as the later of two editors is told of it. */
export type Change = { by: string; at: string; fields: string[] };
