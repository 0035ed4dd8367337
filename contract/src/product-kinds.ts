import { z } from 'zod';
import { bundleInput } from './bundles.ts';
import { attribute, category, graha, line, prose, typed } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { limits } from './values/limits.ts';
import { partyCodePattern } from './values/net-quantity.ts';
import type { ProductField } from './values/product-field.ts';
import {
  type AdminFieldName,
  isTranslated,
  type ProductFieldName,
  type ProductFieldValues,
  type ProductHindi,
  type PublicFieldName,
  productFieldList,
} from './values/product-fields.ts';
import { variantInputs } from './variants.ts';

/** Schemas of the field kinds of `productFields`, for form input and API responses. */

/**
 * Rupees as typed in a form, such as '1499' or '1499.50'; more than 0, at most 10 million. Empty
 * counts as absent.
 */
const price = typed(100)
  .regex(/^(\d{1,8}(\.\d{1,2})?)?$/, issue('price_in_rupees'))
  .transform((text) => (text === '' ? undefined : Number(text)))
  .pipe(z.number().gt(0, issue('price_positive')).max(10_000_000, issue('price_most')).optional());

/** Percent as typed, such as '0.25'; empty is null. */
const percent = typed(100)
  .regex(/^((\d{1,2}(\.\d{1,2})?)|100)?$/, issue('percent_needed'))
  .transform((text) => (text === '' ? null : Number(text)));

/** Quantity as typed; empty means that stock is not tracked. */
export const units = typed(100)
  .regex(/^\d{0,7}$/, issue('pieces_needed'))
  .transform((text) => (text === '' ? null : Number(text)));

export const flag = z
  .enum(['true', 'false'], issue('flag_needed'))
  .transform((text) => text === 'true');

/** Text of at most `max` characters on one line; may be empty. */
const maybeLine = (max: number) => prose(max).refine((text) => !/\n/.test(text), issue('one_line'));
/** Maps an empty string to null. */
const orNull = (schema: z.ZodType<string>) => schema.transform((text) => text || null);

/** JSON text of a list, whose values `productLists` checks. */
export const jsonText = z.string().max(40_000);

/** Schema of a field's text in the multipart form. */
function formText(field: ProductField): z.ZodType {
  switch (field.kind) {
    case 'line': {
      if (field.required) return line(field.max, issue(field.required));
      if (field.pattern) {
        const { is, otherwise } = field.pattern;
        return orNull(
          maybeLine(field.max).refine((text) => text === '' || is.test(text), issue(otherwise)),
        );
      }
      if (!field.digits) return orNull(maybeLine(field.max));
      const { pattern, otherwise } = field.digits;
      return orNull(
        typed(100).refine((digits) => digits === '' || pattern.test(digits), issue(otherwise)),
      );
    }
    case 'text':
      return prose(field.max);
    case 'category':
      return category;
    case 'price':
      return price;
    case 'pieces':
      return units;
    case 'choice':
      return typed(100)
        .refine((text) => text === '' || field.of.includes(text), issue('choice_invalid'))
        .transform((text) => text || null);
    case 'whole':
      return typed(100)
        .regex(/^\d{0,9}$/, issue('whole_number_needed'))
        .transform((text) => (text === '' ? null : Number(text)))
        .pipe(z.int().min(1).max(field.max).nullable());
    case 'rate':
      return price.transform((rupees) => rupees ?? null);
    case 'percent':
      return percent;
    case 'party':
      return typed(100)
        .refine((text) => text === '' || partyCodePattern.test(text), issue('party_unknown'))
        .transform((text) => text || null);
    case 'flag':
      return flag;
    case 'lines':
    case 'grahas':
    case 'attributes':
      return jsonText;
  }
}

/** Schema of the field's Hindi counterpart in the form; empty falls back to English. */
function hindiText(field: ProductField): z.ZodType {
  return field.kind === 'line' ? maybeLine(field.max) : formText(field);
}

/** Schemas of the multipart form's fields; all but required ones may be absent. */
export const productForm: z.ZodRawShape = Object.fromEntries(
  productFieldList.flatMap(([name, field]) => [
    [name, 'required' in field ? formText(field) : formText(field).optional()],
    ...(isTranslated(name) ? [[`${name}Hi`, hindiText(field).optional()]] : []),
  ]),
);

/** Schemas of the fields whose text is JSON. */
export const productLists: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...productFieldList.flatMap(([name, field]) => {
    const list = listOf(field);
    if (!list) return [];
    return (isTranslated(name) ? [name, `${name}Hi`] : [name]).map((key) => [key, list] as const);
  }),
  /** The variants of a product with options. */
  ['variants', variantInputs],
  /** The components of a bundle, and its price. */
  ['bundle', bundleInput],
  /** Alternative texts, in the order of the images. */
  ['alts', z.array(prose(300)).max(limits.imagesPerProduct)],
]);
export const altsText = jsonText.optional();

/**
 * The complete new list of a product's images: existing images have their id, new ones have none
 * and are in the order of their files.
 */
export const imageInputs = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[0-9a-f]{1,64}$/, issue('id_invalid'))
        .optional(),
      alt: maybeLine(300).default(''),
      altHi: maybeLine(300).default(''),
    }),
  )
  .max(limits.imagesPerProduct);
export type ImageInput = z.infer<typeof imageInputs>[number];
export const variantsText = jsonText.optional();

function listOf(field: ProductField): z.ZodType | null {
  switch (field.kind) {
    case 'lines':
      return z
        .array(line(field.max, issue('text_needed')))
        .max(field.maxItems, issue(field.tooMany));
    case 'grahas':
      return z
        .array(graha)
        .max(9)
        .transform((names) => [...new Set(names)]);
    case 'attributes':
      return z.array(attribute).max(30, issue('attributes_most'));
    default:
      return null;
  }
}

/** Schema of a field in an API response. */
function view(field: ProductField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.required ? z.string() : z.string().nullable();
    case 'text':
      return z.string();
    case 'lines':
      return z.array(z.string());
    case 'category':
      return category;
    case 'price':
      // Rupees.
      return z.number();
    case 'pieces':
      // Stock; null means that stock is not tracked, 0 that it is sold out.
      return z.int().nullable();
    case 'whole':
      return z.int().nullable();
    case 'rate':
      // Rupees.
      return z.number().nullable();
    case 'percent':
      return z.number().nullable();
    case 'party':
      return z.string().nullable();
    case 'choice':
      return z.enum(field.of).nullable();
    case 'flag':
      return z.boolean();
    case 'grahas':
      return z.array(graha);
    case 'attributes':
      return z.array(attribute);
  }
}

type Shape<Values> = { [Name in keyof Values]: z.ZodType<Values[Name]> };

function viewsOf(
  isIncluded: (name: ProductFieldName, field: ProductField) => boolean,
  of = view,
): z.ZodRawShape {
  return Object.fromEntries(
    productFieldList
      .filter(([name, field]) => isIncluded(name, field))
      .map(([name, field]) => [name, of(field)]),
  );
}

/** The public fields of a product. */
export const publicViews = viewsOf((_, { seenBy }) => seenBy === 'everyone') as Shape<
  Pick<ProductFieldValues, PublicFieldName>
>;
/** Additional fields for administrators. */
export const adminViews = viewsOf((_, { seenBy }) => seenBy === 'administrators') as Shape<
  Pick<ProductFieldValues, AdminFieldName>
>;
/** The Hindi values of the translated fields. */
export const hindiViews = viewsOf(isTranslated, (field) =>
  field.kind === 'lines' ? z.array(z.string()) : z.string(),
) as Shape<ProductHindi>;
