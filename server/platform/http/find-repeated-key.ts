type Level = { seen: Set<string> | null; index: number; at: string };

/** What matters in a text of JSON: strings as a whole, and the signs that open, part and close. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/**
 * The path of the first member that an object of a JSON text has twice, such as `address.city` or `items.0.quantity`.
 * `JSON.parse` keeps the last of two and others the first, so a text that names one twice means two things.
 * Names are compared as they are read: `"a"` and `"\u0061"` are one. Takes time in proportion to the text.
 * @param text JSON that has been parsed without an error; of any other text the answer means nothing
 */
export function findRepeatedKey(text: string): string | undefined {
  const levels: Level[] = [];
  let level: Level | undefined;
  let expectsKey = false;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      level = { seen: token === '{' ? new Set() : null, index: 0, at: '' };
      levels.push(level);
      expectsKey = token === '{';
    } else if (token === '}' || token === ']') {
      levels.pop();
      level = levels.at(-1);
      expectsKey = false;
    } else if (token === ',') {
      expectsKey = level?.seen != null;
      if (level) level.index += 1;
    } else if (expectsKey && level?.seen) {
      level.at = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
      if (level.seen.has(level.at)) return levels.map(({ seen, index, at }) => (seen ? at : index)).join('.');
      level.seen.add(level.at);
      expectsKey = false;
    }
  }
}
