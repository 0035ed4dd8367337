import { type SQL, sql } from 'drizzle-orm';
import type { SearchTerm } from './plan-search.ts';
import { products } from './schema.ts';

/** A nasal before a consonant of its own row is written as a letter or as a dot: चन्द्र and चंद्र are one word. */
const nasals = '(ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))';
/** Chandrabindu is as often written as a dot; a nukta and invisible joiners are often left out. */
const [chandrabindu, dot, leftOut] = ['ँ', 'ं', '\u093c\u200c\u200d'];

/** A text as it is compared: spellings of one Hindi word become one. Only Devanagari is touched. */
function folded(text: SQL): SQL {
  const spelled = sql`translate(${text}, ${chandrabindu + leftOut}::text, ${dot}::text)`;
  return sql`regexp_replace(${spelled}, ${nasals}, ${dot}, 'g')`;
}

const english = sql`${products.name} || ' ' || ${products.description} || ' ' || ${products.category}`;
const both = sql`${english} || ' ' || ${products.nameHi} || ' ' || ${products.descriptionHi}`;

/**
 * Case-insensitive substring of a product's name, description or category; `also` is looked through too. `%`, `_` and `\`
 * stand for themselves. A search in Devanagari looks through the Hindi texts as well and is spared their spelling: that
 * costs five times as much (500 ms for 10 000 remedies in the embedded database), which a Latin search need not pay.
 */
export function matchesText(search: string, also: SQL = sql`''`): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  if (!/\p{Script=Devanagari}/u.test(search)) return sql`(${english} || ' ' || ${also}) ilike ${pattern}`;
  return sql`${folded(sql`(${both} || ' ' || ${also})`)} ilike ${folded(sql`${pattern}::text`)}`;
}

const told = sql`${english} || ' ' || ${products.benefits}::text || ' ' || ${products.attributes}::text`;

/** A remedy that is about each of these things, by a word of its English text or by its grahas. */
export function matchesTerms(terms: readonly SearchTerm[]): SQL {
  const each = terms.map(({ words, grahas }) => {
    const ways = grahas.map((graha) => sql`${products.planets} @> ${JSON.stringify([graha])}::jsonb`);
    if (words.length > 0) ways.push(sql`(${told}) ~* ${`\\m(${words.map(literally).join('|')})`}`);
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

/** A word as a regular expression that matches nothing else. */
function literally(word: string): string {
  return word.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&');
}
