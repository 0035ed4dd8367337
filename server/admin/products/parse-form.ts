import {
  defined,
  type ErrorMessage,
  errorMessage,
  isTranslated,
  type NewProductInput,
  type ProductEditInput,
  productFieldList,
  readIssue,
  ShopError,
} from '@jyotiratna/contract';
import { addProductForm, imagesForm, updateProductForm } from '@jyotiratna/contract/admin/products';
import { type ImageInput, imageInputs, productLists } from '@jyotiratna/contract/product-kinds';
import sjson from 'secure-json-parse';
import type { z } from 'zod';
import { findDuplicateKey } from '../../platform/http/find-repeated-key.ts';
import { htmlToText } from './html-to-text.ts';

export type FormValues = Record<string, string>;

/**
 * Parses and validates the text fields of a new product's form; lists are JSON strings.
 * @throws ShopError invalid_input naming every invalid field
 */
export function parseNew(fields: FormValues): NewProductInput {
  return parse(addProductForm, withPlainText(fields)) as NewProductInput;
}

/**
 * Parses the form of a product's edit, which may omit unchanged fields.
 * @throws ShopError invalid_input naming every invalid field
 */
export function parseEdit(fields: FormValues): ProductEditInput {
  return parse(updateProductForm, withPlainText(fields));
}

/**
 * Parses the form of a product's images: the target images, and the version on which the edit is
 * based.
 */
export function parseImages(fields: FormValues): { pictures: ImageInput[]; version: number } {
  return parse(imagesForm, fields, { pictures: imageInputs }) as {
    pictures: ImageInput[];
    version: number;
  };
}

const textNames = productFieldList
  .filter(([, { kind }]) => kind === 'text')
  .flatMap(([name]) => (isTranslated(name) ? [name, `${name}Hi`] : [name]));

/** Converts HTML in multi-line fields to plain text, because pages do not render HTML. */
function withPlainText(fields: FormValues): FormValues {
  const given = textNames.filter((name) => fields[name] !== undefined);
  return {
    ...fields,
    ...Object.fromEntries(given.map((name) => [name, htmlToText(defined(fields[name]))])),
  };
}

function parse(schema: z.ZodObject, fields: FormValues, listSchemas = productLists): object {
  const errors: Record<string, ErrorMessage> = {};
  const form = schema.safeParse(fields);
  if (!form.success) note(errors, form.error);
  const lists: Record<string, unknown> = {};
  for (const [name, list] of Object.entries(listSchemas)) {
    const text = fields[name];
    if (text === undefined) continue;
    const parsed = list.safeParse(parseJson(name, text, errors));
    if (parsed.success) lists[name] = parsed.data;
    else note(errors, parsed.error, name);
  }
  const [first] = Object.values(errors);
  if (!form.success || first !== undefined)
    throw new ShopError('invalid_input', { fields: errors, message: defined(first) });
  return { ...form.data, ...lists };
}

/**
 * Parses untrusted JSON: `__proto__`, `constructor.prototype` and duplicate keys are rejected. An
 * empty text is an empty list.
 */
function parseJson(name: string, text: string, errors: Record<string, ErrorMessage>): unknown {
  if (text.trim() === '') return [];
  try {
    const json = sjson.parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
    if (findDuplicateKey(text) === undefined) return json;
  } catch {
    // Reported below, as ambiguous JSON is.
  }
  errors[name] = errorMessage('list_invalid');
  return undefined;
}

function note(errors: Record<string, ErrorMessage>, error: z.ZodError, base?: string): void {
  for (const issue of error.issues) {
    const path = (base === undefined ? issue.path : [base, ...issue.path]).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        errors[path ? `${path}.${key}` : key] ??= errorMessage('field_unknown');
    } else errors[path || 'body'] ??= readIssue(issue.message);
  }
}
