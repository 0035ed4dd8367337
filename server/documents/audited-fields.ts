import { hash } from 'node:crypto';

/** A text longer than this is shown by its beginning and its length: the revisions have the whole. */
const longest = 300;

/**
 * A content's fields by their paths, such as `hi.title`, as the audit log shows them. Long texts are shortened, with the number of
 * their characters and the beginning of their hash.
 */
export function auditedFields(content: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]): [string, unknown][] => {
      const name = path + key;
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return Object.entries(auditedFields(value, `${name}.`));
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [[name, text !== undefined && text.length > longest ? shortened(text) : value]];
    }),
  );
}

/** Its hash tells two versions of a text apart that begin alike. */
function shortened(text: string): string {
  return `${text.slice(0, longest)}… (${text.length} characters, ${hash('sha256', text).slice(0, 8)})`;
}
