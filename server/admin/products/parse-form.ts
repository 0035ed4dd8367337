import {
  isTranslated,
  type NewProductInput,
  type ProductEditInput,
  productFieldList,
  readIssue,
  type Sentence,
  ShopError,
  sentence,
} from '@jyotiratna/contract';
import { addProductForm, picturesForm, updateProductForm } from '@jyotiratna/contract/admin/products';
import { type PictureInput, pictureInputs, productLists } from '@jyotiratna/contract/product-kinds';
import sjson from 'secure-json-parse';
import type { z } from 'zod';
import { findRepeatedKey } from '../../platform/http/find-repeated-key.ts';
import { htmlToText } from './html-to-text.ts';

export type Fields = Record<string, string>;

/**
 * The text fields of a new product's form, checked; its list-like fields are JSON texts.
 * @throws ShopError invalid_input naming every field that is not right
 */
export function parseNew(fields: Fields): NewProductInput {
  return parse(addProductForm, withPlainText(fields)) as NewProductInput;
}

/** The same for an edit, whose form may leave out what stays. */
export function parseEdit(fields: Fields): ProductEditInput {
  return parse(updateProductForm, withPlainText(fields));
}

/** The form of a product's pictures: those that it is to have, and the version that the edit is based on. */
export function parsePictures(fields: Fields): { pictures: PictureInput[]; version: number } {
  return parse(picturesForm, fields, { pictures: pictureInputs }) as { pictures: PictureInput[]; version: number };
}

const textNames = productFieldList
  .filter(([, { kind }]) => kind === 'text')
  .flatMap(([name]) => (isTranslated(name) ? [name, `${name}Hi`] : [name]));

/** The same fields with plain text for the HTML in texts of several lines: pages show text as it is. */
function withPlainText(fields: Fields): Fields {
  const texts = textNames.filter((name) => fields[name] !== undefined);
  return { ...fields, ...Object.fromEntries(texts.map((name) => [name, htmlToText(fields[name]!)])) };
}

function parse(schema: z.ZodObject, fields: Fields, known = productLists): object {
  const problems: Record<string, Sentence> = {};
  const form = schema.safeParse(fields);
  if (!form.success) note(problems, form.error);
  const lists: Record<string, unknown> = {};
  for (const [name, list] of Object.entries(known)) {
    const text = fields[name];
    if (text === undefined) continue;
    const parsed = list.safeParse(parseJson(name, text, problems));
    if (parsed.success) lists[name] = parsed.data;
    else note(problems, parsed.error, name);
  }
  const [first] = Object.values(problems);
  if (!form.success || first !== undefined) throw new ShopError('invalid_input', { fields: problems, message: first! });
  return { ...form.data, ...lists };
}

/** JSON from outside: `__proto__`, `constructor.prototype` and members given twice are rejected. An empty text is an empty list. */
function parseJson(name: string, text: string, problems: Record<string, Sentence>): unknown {
  if (text.trim() === '') return [];
  try {
    const json = sjson.parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
    if (findRepeatedKey(text) === undefined) return json;
  } catch {
    // Said below, as for what is read but means two things.
  }
  problems[name] = sentence('list_invalid');
  return undefined;
}

function note(problems: Record<string, Sentence>, error: z.ZodError, base?: string): void {
  for (const issue of error.issues) {
    const path = (base === undefined ? issue.path : [base, ...issue.path]).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems[path ? `${path}.${key}` : key] ??= sentence('field_unknown');
    } else problems[path || 'body'] ??= readIssue(issue.message);
  }
}
