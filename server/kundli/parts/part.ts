import type {
  ChartPartReply,
  ChartPartRequest,
  SectionOption,
  SectionTable,
} from '@jyotiratna/contract';
import type { Ayanamsa, Chart, Ephemeris, Graha, Language } from '@jyotiratna/jyotish';
import type { PartTables } from '@jyotiratna/messages/every-language/kundli.ts';

/** A place whose clock and sky a day is read by; degrees. */
export type PartPlace = { name: string; zone: string; latitude: number; longitude: number };

/** Input of every part of the advanced chart. */
export type SectionContext = {
  request: ChartPartRequest;
  chart: Chart;
  ephemeris: Ephemeris;
  ayanamsa: Ayanamsa;
  birthplace: PartPlace;
  /** Large cities, and the requested one. */
  cities: readonly (PartPlace & { slug: string })[];
  language: Language;
  messages: PartTables;
  /** Epoch ms. */
  now: number;
  /** Of the birthplace's clock, in seconds. */
  offsetAt: (instant: number) => number;
  /** A day of the birthplace's clock, '12 Jul 1936', of an instant in ms. */
  day: (instant: number) => string;
  /** The same with the time, '12 Jul 1936, 18:20:05'. */
  moment: (instant: number) => string;
  graha: (graha: Graha) => string;
  rashi: (index: number) => string;
};

/** The contents of a part's response; its title and the common choices are added to it. */
export type SectionBody = Pick<ChartPartReply, 'school'> &
  Partial<Pick<ChartPartReply, 'open' | 'drawings' | 'tables' | 'choices'>>;

type TableOptions = Partial<Pick<SectionTable, 'lit' | 'note'>> & {
  /** Columns of numbers, from 0. */
  right?: readonly number[];
};

/** A table with its heads; rows of as many cells. */
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

/** Something to be selected, whose options are known by their values. */
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

/** Numbers from `from` on, as many as `count`. */
export const numbersFrom = (count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

/** '12.5', with one decimal; a minus that is a minus. */
export const formatNumber = (value: number, decimals = 1): string =>
  value.toFixed(decimals).replace('-', '−');
