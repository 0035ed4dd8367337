import { type SQL, sql } from 'drizzle-orm';
import { planStone, type SearchTerm } from './plan-search.ts';
import { products } from './schema.ts';

/**
 * A nasal before a consonant of its class may be spelled as a consonant or as an anusvara (dot):
 * चन्द्र and चंद्र are equivalent.
 */
const nasals = '(ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))';
/**
 * Chandrabindu is often spelled as an anusvara (dot); a nukta and invisible joiners are often
 * omitted.
 */
const [chandrabindu, dot, leftOut] = ['ँ', 'ं', '\u093c\u200c\u200d'];

/**
 * SQL that normalizes text for comparison: lower case, with unified Hindi spelling.
 * `search_text_hi` is normalized in the same way.
 */
function folded(text: SQL): SQL {
  const spelled = sql`translate(${text}, ${chandrabindu + leftOut}::text, ${dot}::text)`;
  return sql`lower(regexp_replace(${spelled}, ${nasals}, ${dot}, 'g'))`;
}

/**
 * A product's lower-case name, description and category; and the same including normalized Hindi
 * fields. The database stores both in the row, with trigram indexes if available (migration 0040):
 * among 55 000 products a rare term is found in a millisecond, and a frequent one counted in 70 ms,
 * compared with 400 and 1900 without them.
 */
const [text, textWithHindi] = [sql`"products"."search_text"`, sql`"products"."search_text_hi"`];

/**
 * SQL condition (LIKE pattern): a case-insensitive substring of name, description or category, or
 * of `also` if given. `%`, `_` and `\` are literal. A search in Devanagari includes the Hindi
 * fields, regardless of spelling.
 */
export function matchesText(search: string, also?: SQL): SQL {
  const pattern = sql`${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text`;
  const matched = /\p{Script=Devanagari}/u.test(search)
    ? sql`${textWithHindi} like ${folded(pattern)}`
    : sql`${text} like lower(${pattern})`;
  return also ? sql`(${matched} or lower(${also}) like lower(${pattern}))` : matched;
}

/**
 * SQL condition of the customers' search: text that contains the term, or, if it is a stone's name,
 * one of its synonyms.
 */
export function matchesSearch(search: string): SQL {
  const stone = planStone(search);
  return stone ? sql`(${matchesText(search)} or ${matchesTerms([stone])})` : matchesText(search);
}

/**
 * SQL for a product's relevance: 2 if its name or kind of stone matches, 1 if its material does, 0
 * if the term is only mentioned.
 */
export function relevance(search: string, terms: readonly SearchTerm[] | undefined): SQL {
  const stone = planStone(search);
  const concepts = terms ?? (stone ? [stone] : undefined);
  const patterns = concepts
    ? concepts.filter(({ words }) => words.length > 0).map(({ words }) => wordPattern(words))
    : [literally(search)];
  const matchesAll = (text: SQL) =>
    sql.join([sql`true`, ...patterns.map((pattern) => sql`${text} ~* ${pattern}`)], sql` and `);
  const names = sql`(${products.name} || ' ' || ${products.nameHi} || ' ' || replace(coalesce(${products.stone}, ''), '-', ' '))`;
  const namesAndAttributes = sql`(${names} || ' ' || ${products.attributes}::text)`;
  return sql`(case when ${matchesAll(names)} then 2 when ${matchesAll(namesAndAttributes)} then 1 else 0 end)`;
}

/** Must be identical to the expression of the index `products_told`. */
const searched = sql`${products.name} || ' ' || ${products.description} || ' ' || ${products.category} || ' ' || ${products.benefits}::text || ' ' || ${products.attributes}::text`;

/**
 * SQL condition for remedies that match each concept, by a term in the English text or by graha.
 */
export function matchesTerms(terms: readonly SearchTerm[]): SQL {
  const each = terms.map(({ words, grahas }) => {
    const methods = grahas.map(
      (graha) => sql`${products.planets} @> ${JSON.stringify([graha])}::jsonb`,
    );
    if (words.length > 0) methods.push(sql`(${searched}) ~* ${wordPattern(words)}`);
    return sql`(${sql.join(methods, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

/** Regular expression for any of these terms at the start of a word. */
const wordPattern = (alternatives: readonly string[]) =>
  `\\m(${alternatives.map(literally).join('|')})`;

/** A term escaped as a literal regular expression. */
function literally(word: string): string {
  return word.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&');
}
