import type {
  ChartPartReply,
  ChartPartRequest,
  SectionOption,
  SectionTable,
} from '@jyotiratna/contract';
import type { Ayanamsa, Chart, Ephemeris, Graha, Language } from '@jyotiratna/jyotish';
import type { PartTables } from '@jyotiratna/messages/every-language/kundli.ts';

/** The place by whose time zone and sky a day is computed; coordinates in degrees. */
export type PartPlace = { name: string; zone: string; latitude: number; longitude: number };

/** The input of every section of the advanced chart. */
export type SectionContext = {
  request: ChartPartRequest;
  chart: Chart;
  ephemeris: Ephemeris;
  ayanamsa: Ayanamsa;
  birthplace: PartPlace;
  /** Large cities, and the requested city. */
  cities: readonly (PartPlace & { slug: string })[];
  language: Language;
  messages: PartTables;
  /** The current time, ms since 1970. */
  now: number;
  /** The UTC offset of the birthplace's clock, in seconds, at an instant in ms. */
  offsetAt: (instant: number) => number;
  /** Formats an instant in ms by the birthplace's clock as '12 Jul 1936'. */
  day: (instant: number) => string;
  /** Formats an instant in ms by the birthplace's clock as '12 Jul 1936, 18:20:05'. */
  moment: (instant: number) => string;
  graha: (graha: Graha) => string;
  rashi: (index: number) => string;
};

/** The content of a section's reply, without its title and the options common to all sections. */
export type SectionBody = Pick<ChartPartReply, 'school'> &
  Partial<Pick<ChartPartReply, 'open' | 'drawings' | 'tables' | 'choices'>>;

type TableOptions = Partial<Pick<SectionTable, 'lit' | 'note'>> & {
  /** Indexes of right-aligned columns (numbers). */
  right?: readonly number[];
};

/** A table with column headers; each row has as many cells. */
export function tableOf(
  title: string,
  headers: readonly string[],
  rows: string[][],
  { right = [], lit = null, note = null }: TableOptions = {},
): SectionTable {
  const columns = headers.map((head, at) => ({
    head,
    ...(right.includes(at) && { align: 'right' as const }),
  }));
  return { title, columns, rows, lit, note };
}

/** A selectable option of a section, with its possible values and labels. */
export function choiceOf(
  key: SectionOption['key'],
  label: string,
  value: string | number,
  options: readonly (readonly [value: string | number, label: string])[],
): SectionOption {
  return {
    key,
    label,
    value: String(value),
    options: options.map(([of, text]) => ({ value: String(of), label: text })),
  };
}

/** `count` consecutive numbers, starting with `first`. */
export const numbersFrom = (count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

/** Formats a number as '12.5', with one decimal by default and a typographic minus sign. */
export const formatNumber = (value: number, decimals = 1): string =>
  value.toFixed(decimals).replace('-', '−');
