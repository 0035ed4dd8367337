import { indiaZone } from '@jyotiratna/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const zone = sql.raw(`'${indiaZone}'`);

/** Converts an instant to India's wall-clock time, or a wall-clock time in India to its instant. */
export function inIndia(moment: SQLWrapper): SQL {
  return sql`(${moment} at time zone ${zone})`;
}

/** The date in India of an instant, YYYY-MM-DD. */
export function indianDay(moment: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${inIndia(moment)}, 'YYYY-MM-DD')`;
}

/** SQL condition: from the start of a day in India. @param day YYYY-MM-DD */
export function fromDay(moment: SQLWrapper, day: string): SQL {
  return sql`${moment} >= ${inIndia(sql`${day}::date::timestamp`)}`;
}

/** SQL condition: until the end of a day in India. @param day YYYY-MM-DD */
export function untilDay(moment: SQLWrapper, day: string): SQL {
  return sql`${moment} < ${inIndia(sql`(${day}::date + 1)::timestamp`)}`;
}
