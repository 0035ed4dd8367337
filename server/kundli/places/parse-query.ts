import { itemAt } from '@jyotiratna/contract';
/**
 * One interpretation of a query: a place's name, and qualifiers that narrow it down, all folded for
 * comparison.
 */
export interface PlaceQuery {
  name: string;
  /** The name as entered. */
  typed: string;
  qualifiers: string[];
}

/** Maximum length of a query: longer ones are no place name, and expensive to fold. */
const maximum = 100;

/**
 * The interpretations of a query, most likely first. A comma separates the name from its state or
 * country; without one, the full query is tried as a name first, then ever shorter prefixes, so
 * that `Jaipur Rajasthan India` works like `Jaipur, Rajasthan, India`.
 * @param spell folds a name to the form in which names are compared
 */
export function parseQuery(text: string, spell: (text: string) => string): PlaceQuery[] {
  // Digits are a PIN code or house number, not part of a name.
  const parts = text
    .slice(0, maximum)
    .replace(/\d+/g, ' ')
    .split(/[,;\n]/);
  if (parts.length > 1) {
    const [name = '', ...qualifiers] = parts.map(spell);
    return name ? [{ name, typed: itemAt(parts, 0), qualifiers: qualifiers.filter(Boolean) }] : [];
  }
  const words = itemAt(parts, 0).trim().split(/\s+/);
  const joined = (some: string[]) => spell(some.join(' '));
  const readings: PlaceQuery[] = [];
  for (let count = words.length; count > 0; count -= 1) {
    const typed = words.slice(0, count).join(' ');
    const name = spell(typed);
    const rest = words.slice(count);
    // The rest is one qualifier, or a state and its country.
    const splits = [rest.length, ...(rest.length < 5 ? rest.slice(1).map((_, at) => at + 1) : [])];
    for (const at of name ? splits : [])
      readings.push({
        name,
        typed,
        qualifiers: [rest.slice(0, at), rest.slice(at)].map(joined).filter(Boolean),
      });
  }
  return readings;
}
