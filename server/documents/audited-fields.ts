import { hash } from 'node:crypto';
import { sliceText } from '@jyotiratna/contract';

/**
 * A string longer than this is displayed as its start and its length: the revisions contain it
 * in full.
 */
const maximum = 300;

/**
 * A content's fields by their paths, such as `hi.title`, in the audit log's format. Long strings
 * are truncated, with the number of their characters and the start of their hash.
 */
export function auditedFields(content: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]): [string, unknown][] => {
      const name = path + key;
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return Object.entries(auditedFields(value, `${name}.`));
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [[name, text !== undefined && text.length > maximum ? shortened(text) : value]];
    }),
  );
}

/** The hash distinguishes two versions of a text with the same start. */
function shortened(text: string): string {
  return `${sliceText(text, maximum)}… (${text.length} characters, ${hash('sha256', text).slice(0, 8)})`;
}
