/** A text longer than this is told by its beginning and its length: the revisions have the whole. */
const longest = 300;

/**
 * A content's fields by their paths, such as `hi.title`, as the audit log tells them. Long texts are shortened, with the number of
 * their characters, and end in a mark that changes with them.
 */
export function fieldsOf(content: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]): [string, unknown][] => {
      const name = path + key;
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return Object.entries(fieldsOf(value, `${name}.`));
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [[name, text !== undefined && text.length > longest ? shortened(text) : value]];
    }),
  );
}

function shortened(text: string): string {
  return `${text.slice(0, longest)}… (${text.length} characters, ${markOf(text)})`;
}

/** FNV-1a, 32 bits, hex: two versions of a text that begin alike are told apart. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
