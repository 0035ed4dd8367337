import { type SQL, sql } from 'drizzle-orm';
import { planStone, type SearchTerm } from './plan-search.ts';
import { products } from './schema.ts';

/** A nasal before a consonant of its own row is written as a letter or as a dot: चन्द्र and चंद्र are one word. */
const nasals = '(ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))';
/** Chandrabindu is as often written as a dot; a nukta and invisible joiners are often left out. */
const [chandrabindu, dot, leftOut] = ['ँ', 'ं', '\u093c\u200c\u200d'];

/** A text as it is compared: in lower case, spellings of one Hindi word as one. `search_text_hi` is folded alike. */
function folded(text: SQL): SQL {
  const spelled = sql`translate(${text}, ${chandrabindu + leftOut}::text, ${dot}::text)`;
  return sql`lower(regexp_replace(${spelled}, ${nasals}, ${dot}, 'g'))`;
}

/**
 * A product's name, description and category in lower case; the same with its Hindi texts, folded. The database keeps both
 * next to the row, and indexes them by their trigrams where it can (migration 0040): of 55 000 products a word is found in a
 * millisecond, and one that most of them hold is counted in 70 ms, where the texts themselves took 400 and 1900.
 */
const [text, textWithHindi] = [sql`"products"."search_text"`, sql`"products"."search_text_hi"`];

/**
 * Case-insensitive substring of a product's name, description or category; of `also`, too, where it is given. `%`, `_` and `\`
 * stand for themselves. A search in Devanagari looks through the Hindi texts as well and is spared their spelling.
 */
export function matchesText(search: string, also?: SQL): SQL {
  const pattern = sql`${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text`;
  const held = /\p{Script=Devanagari}/u.test(search)
    ? sql`${textWithHindi} like ${folded(pattern)}`
    : sql`${text} like lower(${pattern})`;
  return also ? sql`(${held} or lower(${also}) like lower(${pattern}))` : held;
}

/** What customers search for: a text that holds it; where it names a stone, one that has another of its names, too. */
export function matchesSearch(search: string): SQL {
  const stone = planStone(search);
  return stone ? sql`(${matchesText(search)} or ${matchesTerms([stone])})` : matchesText(search);
}

/**
 * How a product is about a search: 2 where its name or its kind of stone has it, 1 where what it is made of does, 0 where it
 * is mentioned only.
 */
export function relevance(search: string, terms: readonly SearchTerm[] | undefined): SQL {
  const stone = planStone(search);
  const requested = terms ?? (stone ? [stone] : undefined);
  const patterns = requested
    ? requested.filter(({ words }) => words.length > 0).map(({ words }) => wordPattern(words))
    : [literally(search)];
  const holds = (text: SQL) =>
    sql.join([sql`true`, ...patterns.map((pattern) => sql`${text} ~* ${pattern}`)], sql` and `);
  const named = sql`(${products.name} || ' ' || ${products.nameHi} || ' ' || replace(coalesce(${products.stone}, ''), '-', ' '))`;
  const created = sql`(${named} || ' ' || ${products.attributes}::text)`;
  return sql`(case when ${holds(named)} then 2 when ${holds(created)} then 1 else 0 end)`;
}

/** As it is in the index `products_told`. */
const result = sql`${products.name} || ' ' || ${products.description} || ' ' || ${products.category} || ' ' || ${products.benefits}::text || ' ' || ${products.attributes}::text`;

/** A remedy that is about each of these things, by a word of its English text or by its grahas. */
export function matchesTerms(terms: readonly SearchTerm[]): SQL {
  const each = terms.map(({ words, grahas }) => {
    const ways = grahas.map((graha) => sql`${products.planets} @> ${JSON.stringify([graha])}::jsonb`);
    if (words.length > 0) ways.push(sql`(${result}) ~* ${wordPattern(words)}`);
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

/** One of these words, at the beginning of a word. */
const wordPattern = (words: readonly string[]) => `\\m(${words.map(literally).join('|')})`;

/** A word as a regular expression that matches nothing else. */
function literally(word: string): string {
  return word.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&');
}
