import { type SQL, sql } from 'drizzle-orm';
import { planStone, type SearchTerm } from './plan-search.ts';
import { products } from './schema.ts';

/**
 * A nasal before a consonant of its own class is spelled as a consonant or as a dot: चन्द्र and
 * चंद्र are equivalent.
 */
const nasals = '(ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))';
/** Chandrabindu is often spelled as a dot; a nukta and invisible joiners are often omitted. */
const [chandrabindu, dot, leftOut] = ['ँ', 'ं', '\u093c\u200c\u200d'];

/**
 * A string normalized for comparison: in lower case, with Hindi spelling variants unified.
 * `search_text_hi` is folded alike.
 */
function folded(text: SQL): SQL {
  const spelled = sql`translate(${text}, ${chandrabindu + leftOut}::text, ${dot}::text)`;
  return sql`lower(regexp_replace(${spelled}, ${nasals}, ${dot}, 'g'))`;
}

/**
 * A product's name, description and category in lower case; the same with its Hindi fields,
 * folded. The database stores both next to the row, with trigram indexes if available (migration
 * 0040): of 55 000 products a term is found in a millisecond, and a frequent one is counted in
 * 70 ms, compared with 400 and 1900 for the unindexed columns.
 */
const [text, textWithHindi] = [sql`"products"."search_text"`, sql`"products"."search_text_hi"`];

/**
 * Case-insensitive substring of a product's name, description or category; of `also`, too, if
 * given. `%`, `_` and `\` are literal. A search in Devanagari includes the Hindi fields,
 * regardless of spelling variants.
 */
export function matchesText(search: string, also?: SQL): SQL {
  const pattern = sql`${`%${search.replace(/[\\%_]/g, '\\$&')}%`}::text`;
  const matched = /\p{Script=Devanagari}/u.test(search)
    ? sql`${textWithHindi} like ${folded(pattern)}`
    : sql`${text} like lower(${pattern})`;
  return also ? sql`(${matched} or lower(${also}) like lower(${pattern}))` : matched;
}

/**
 * The search condition of customers: a text that contains it; if it is a stone's name, also one
 * with a synonym.
 */
export function matchesSearch(search: string): SQL {
  const stone = planStone(search);
  return stone ? sql`(${matchesText(search)} or ${matchesTerms([stone])})` : matchesText(search);
}

/**
 * The relevance of a product: 2 if its name or its kind of stone matches, 1 if its material
 * does, 0 if it is only mentioned.
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

/** Identical to the index `products_told`. */
const searched = sql`${products.name} || ' ' || ${products.description} || ' ' || ${products.category} || ' ' || ${products.benefits}::text || ' ' || ${products.attributes}::text`;

/** A remedy about each of these concepts, by a term in its English text or by its grahas. */
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

/** One of these terms, at a term's start. */
const wordPattern = (alternatives: readonly string[]) =>
  `\\m(${alternatives.map(literally).join('|')})`;

/** A term escaped as a literal regular expression. */
function literally(word: string): string {
  return word.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&');
}
