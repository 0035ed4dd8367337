import { indiaZone } from '@jyotiratna/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const zone = sql.raw(`'${indiaZone}'`);

/** The wall-clock time in India at an instant; and the instant of that wall-clock time. */
export function inIndia(moment: SQLWrapper): SQL {
  return sql`(${moment} at time zone ${zone})`;
}

/** The day in India, YYYY-MM-DD. */
export function indianDay(moment: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${inIndia(moment)}, 'YYYY-MM-DD')`;
}

/** From the beginning of a day in India on. @param day YYYY-MM-DD */
export function fromDay(moment: SQLWrapper, day: string): SQL {
  return sql`${moment} >= ${inIndia(sql`${day}::date::timestamp`)}`;
}

/** Until the end of a day in India. @param day YYYY-MM-DD */
export function untilDay(moment: SQLWrapper, day: string): SQL {
  return sql`${moment} < ${inIndia(sql`(${day}::date + 1)::timestamp`)}`;
}
