import { type SQL, sql } from 'drizzle-orm';
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
