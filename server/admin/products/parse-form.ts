import { readIssue, type Sentence, ShopError, sentence } from '@jyotiratna/contract';
import { productLists } from '@jyotiratna/contract/admin/products';
import sjson from 'secure-json-parse';
import type { z } from 'zod';
import { findRepeatedKey } from '../../platform/http/find-repeated-key.ts';

export type Fields = Record<string, string>;
type Lists = { [Name in keyof typeof productLists]?: z.output<(typeof productLists)[Name]> | undefined };

/**
 * Checks the text fields of a product's form; its list-like fields are JSON texts.
 * @throws ShopError invalid_input naming every field that is not right
 */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  fields: Fields,
): Omit<z.output<Schema>, keyof Lists> & Lists {
  const problems: Record<string, Sentence> = {};
  const form = schema.safeParse(fields);
  if (!form.success) note(problems, form.error);
  const lists: Record<string, unknown> = {};
  for (const [name, list] of Object.entries(productLists)) {
    const text = fields[name];
    if (text === undefined) continue;
    const parsed = list.safeParse(parseJson(name, text, problems));
    if (parsed.success) lists[name] = parsed.data;
    else note(problems, parsed.error, name);
  }
  const [first] = Object.values(problems);
  if (!form.success || first !== undefined) throw new ShopError('invalid_input', { fields: problems, message: first! });
  return { ...form.data, ...lists } as never;
}

/** JSON from outside: `__proto__`, `constructor.prototype` and members given twice are refused. An empty text is an empty list. */
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
