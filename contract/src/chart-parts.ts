import { z } from 'zod';
import { chartPlan } from './advanced-chart.ts';
import { date } from './almanac-fields.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './fields.ts';
import { ayanamsa, kundliRequest } from './kundli.ts';

/**
 * The advanced chart by section: transits of the day, KP, strengths, annual chart, other dashas,
 * Jaimini, avasthas of the grahas, and details that change by the minute. A response carries its
 * own tables, labels and options, so that the page and the PDF agree.
 */

export const chartParts = [
  'today',
  'kp',
  'strength',
  'year',
  'dashas',
  'jaimini',
  'states',
  'minutes',
] as const;
export type ChartPart = (typeof chartParts)[number];

export const chartPartRequest = kundliRequest.extend({
  part: z.enum(chartParts),
  /** By default Krishnamurti's for KP, Lahiri's for all other sections. */
  ayanamsa: ayanamsa.optional(),
  /** Method of the strengths: B. V. Raman's, or the verses of Parashara. */
  school: z.enum(['raman', 'parashara']).optional(),
  /** Completed years of life at the solar return; by default the current year. */
  year: z.int().min(0).max(120).optional(),
  /** The dasha system; by default yogini. */
  system: z.enum(['yogini', 'ashtottari', 'chara']).optional(),
  /**
   * Zero-based indices of the mahadasha and antardasha to subdivide; by default the current ones.
   */
  maha: z.int().min(0).max(120).optional(),
  antar: z.int().min(0).max(11).optional(),
  /** For `today`: the day, YYYY-MM-DD, and the city's slug; by default now, at the birthplace. */
  day: date.optional(),
  city: slug.optional(),
  /** Style of the drawings; by default north. */
  style: z.enum(['north', 'south', 'east']).optional(),
  /** For `minutes`: minutes before and after the given time; by default 5. */
  span: z.int().min(1).max(120).optional(),
});
export type ChartPartRequest = z.input<typeof chartPartRequest>;

/** A parameter that the response depends on, with its options. */
const choice = z.object({
  key: z.enum([
    'ayanamsa',
    'school',
    'year',
    'system',
    'maha',
    'antar',
    'day',
    'city',
    'span',
    'style',
  ]),
  label: z.string(),
  value: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type SectionOption = z.infer<typeof choice>;

const column = z.object({ head: z.string(), align: z.literal('right').optional() });

const table = z.object({
  title: z.string(),
  columns: z.array(column),
  /** Rows with one cell per column. */
  rows: z.array(z.array(z.string())),
  /** Zero-based index of the row that is current; null without one. */
  lit: z.int().nullable(),
  /** A note on the table, such as its rule where schools differ; null without one. */
  note: z.string().nullable(),
});
export type SectionTable = z.infer<typeof table>;

/**
 * A chart in North, South or East Indian style: for each of the plan's twelve fields a number and
 * its content.
 */
const drawing = z.object({
  title: z.string(),
  /** The content of the drawing as text. */
  described: z.string(),
  plan: chartPlan,
  /**
   * In the order of the plan's fields. `labels` are grahas, `marks` short texts: cusps, the lagna,
   * the muntha.
   */
  fields: z.array(
    z.object({ number: z.string(), marks: z.array(z.string()), labels: z.array(z.string()) }),
  ),
});
export type SectionDrawing = z.infer<typeof drawing>;

export const chartPartReply = z.object({
  part: z.enum(chartParts),
  title: z.string(),
  /** The school whose rules are followed. */
  school: z.string(),
  choices: z.array(choice),
  /**
   * The reason for an empty section (no birth time, no sunrise at the place, unsupported years);
   * otherwise null.
   */
  open: z.string().nullable(),
  drawings: z.array(drawing),
  tables: z.array(table),
});
export type ChartPartReply = z.infer<typeof chartPartReply>;

/** Computes a section of the advanced chart. Nothing is stored. */
export const readChartPart = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli/advanced',
  access: 'public',
  limit: { max: 300, minutes: 1 },
  body: chartPartRequest,
  reply: chartPartReply,
  errors: ['place_not_found'],
});

/** A section of the advanced chart as a PDF. */
export const printChartPart = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli/advanced/pdf',
  access: 'public',
  kind: 'file',
  type: 'application/pdf',
  limit: { max: 30, minutes: 1 },
  body: chartPartRequest,
  errors: ['place_not_found'],
});
