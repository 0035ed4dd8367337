type Level = { seen: Set<string> | null; index: number; at: string };

/**
 * The relevant tokens of a JSON text: strings, and the characters that open, separate and close.
 */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/**
 * The path of the first duplicate member in a JSON text, such as `address.city` or
 * `items.0.quantity`. `JSON.parse` keeps the last of two and other parsers the first, so a text
 * with a duplicate is ambiguous. Names are compared as parsed: `"a"` and `"\u0061"` are equal.
 * Linear time.
 * @param text valid JSON; for other text the result is meaningless
 */
export function findDuplicateKey(text: string): string | undefined {
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
      if (level.seen.has(level.at))
        return levels.map(({ seen, index, at }) => (seen ? at : index)).join('.');
      level.seen.add(level.at);
      expectsKey = false;
    }
  }
}
