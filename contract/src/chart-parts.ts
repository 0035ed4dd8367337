import { z } from 'zod';
import { chartPlan } from './advanced-chart.ts';
import { date } from './almanac-fields.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './fields.ts';
import { ayanamsa, kundliRequest } from './kundli.ts';

/**
 * The advanced chart, part by part: the day seen from the chart, KP, strengths, the year's chart,
 * other dashas, Jaimini, states of the grahas, details that change by the minute. A response
 * carries its own tables, labels and options, so that the page and the PDF agree.
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
  /** Krishnamurti's for KP without it, Lahiri's elsewhere. */
  ayanamsa: ayanamsa.optional(),
  /** How strengths are counted: as B. V. Raman, or by the verses of Parashara. */
  school: z.enum(['raman', 'parashara']).optional(),
  /** Completed years of life at the Sun's return; the year that runs now without it. */
  year: z.int().min(0).max(120).optional(),
  /** Which dasha; yogini without it. */
  system: z.enum(['yogini', 'ashtottari', 'chara']).optional(),
  /**
   * Which mahadasha and antardasha of it, from 0, are parted further; those that run now without
   * them.
   */
  maha: z.int().min(0).max(120).optional(),
  antar: z.int().min(0).max(11).optional(),
  /** Of `today`: the day, YYYY-MM-DD, and the city's slug; now at the birthplace without them. */
  day: date.optional(),
  city: slug.optional(),
  /** In which form charts are drawn; north without it. */
  style: z.enum(['north', 'south', 'east']).optional(),
  /** Of `minutes`: minutes before and after the given time; 5 without it. */
  span: z.int().min(1).max(120).optional(),
});
export type ChartPartRequest = z.input<typeof chartPartRequest>;

/** A field of the request that the reply depends on, with its options. */
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
  /** As many cells as columns. */
  rows: z.array(z.array(z.string())),
  /** Which row runs now, from 0. */
  lit: z.int().nullable(),
  /** A note on the table: its rule, where schools differ. */
  note: z.string().nullable(),
});
export type SectionTable = z.infer<typeof table>;

/**
 * A chart in the form of the north, the south or the east: in each of the plan's twelve fields a
 * number and its content.
 */
const drawing = z.object({
  title: z.string(),
  /** The same in words. */
  described: z.string(),
  plan: chartPlan,
  /**
   * In the order of the plan's fields. Labels are grahas, marks short texts: cusps, the lagna, the
   * muntha.
   */
  fields: z.array(
    z.object({ number: z.string(), marks: z.array(z.string()), labels: z.array(z.string()) }),
  ),
});
export type SectionDrawing = z.infer<typeof drawing>;

export const chartPartReply = z.object({
  part: z.enum(chartParts),
  title: z.string(),
  /** Whose rules are followed. */
  school: z.string(),
  choices: z.array(choice),
  /** Why there is nothing: no hour of birth, no sunrise there, other years; else null. */
  open: z.string().nullable(),
  drawings: z.array(drawing),
  tables: z.array(table),
});
export type ChartPartReply = z.infer<typeof chartPartReply>;

/** Stored nowhere. */
export const readChartPart = endpoint({
  method: 'POST',
  path: '/api/astrology/kundli/advanced',
  access: 'public',
  limit: { max: 300, minutes: 1 },
  body: chartPartRequest,
  reply: chartPartReply,
  errors: ['place_not_found'],
});

/** The same part as a PDF. */
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
