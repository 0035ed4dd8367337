import { hash } from 'node:crypto';
import { sliceText } from '@jyotiratna/contract';

/** Maximum length of a string in the audit log, in characters; the revisions contain it in full. */
const maximum = 300;

/**
 * The fields of a document's content by path, such as `hi.title`, in the audit log's format. Long
 * strings are truncated, with their number of characters and the start of their hash.
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

/** The hash distinguishes two long strings with the same start. */
function shortened(text: string): string {
  return `${sliceText(text, maximum)}… (${text.length} characters, ${hash('sha256', text).slice(0, 8)})`;
}
