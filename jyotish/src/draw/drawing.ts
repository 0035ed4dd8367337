import type { Chart, GrahaPosition } from '../chart/chart.ts';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { type Language, messagesIn, sourceLanguage } from '../tradition/language.ts';
import { type ChartStyle, descriptionText } from './description.ts';
import { FONT, grahaPaint, PAINT } from './palette.ts';
import { isMarkedRetrograde } from './placement.ts';
import { shortened, svgNumber, xmlText } from './xml.ts';

/** Side length of the drawing in its own units; the page determines the size. */
export const SIDE = 480;
/** Edges of the inner square, which contains the houses. */
export const CLOSE = 30;
export const FAR = SIDE - CLOSE;
/** Side length of the inner square. */
export const SQUARE = FAR - CLOSE;

export interface DrawOptions {
  /** The name of the chart; rendered as text only, never as markup. */
  readonly name: string;
  /**
   * Text lines below the name in the South Indian chart, such as date, time and place of birth.
   * Text, never markup.
   */
  readonly lines?: readonly string[];
  /** Language of the labels. */
  readonly language?: Language;
  /**
   * Prefix of the element ids, of alphanumeric characters and hyphens: unique per drawing on a
   * page.
   */
  readonly id?: string;
}

/** The short label of a graha, such as 'Su'; in brackets when retrograde. */
export function drawingLabelOf(position: GrahaPosition, language: Language): string {
  const text = messagesIn(language).names.labels[position.graha];
  return isMarkedRetrograde(position) ? `(${text})` : text;
}

/**
 * Parts of a graha's label that are independent of position and chart: its opening tag, with and
 * without a degree, and its colour.
 */
const GRAHA_PARTS = Object.fromEntries(
  GRAHAS.map((graha) => {
    const opening = `<text class='kundli-graha kundli-${graha.toLowerCase()}`;
    return [
      graha,
      {
        roomy: `${opening}'`,
        crowded: `${opening} kundli-crowded'`,
        paint: ` font-weight='600' fill='${grahaPaint(graha)}'>`,
      },
    ];
  }),
) as Readonly<Record<Graha, { roomy: string; crowded: string; paint: string }>>;

/** A graha's label at a point, with its degree within the rashi (rounded down) if it fits. */
export function grahaText(
  position: GrahaPosition,
  x: number,
  y: number,
  { size, degree, language }: { size: number; degree: boolean; language: Language },
): string {
  const { roomy, crowded, paint } = GRAHA_PARTS[position.graha];
  const label = placed(x, y, size) + paint + drawingLabelOf(position, language);
  return degree
    ? `${roomy}${label}${degreeText(Math.floor(position.degree), size)}</text>`
    : `${crowded}${label}</text>`;
}

/** Cached by size and degree, to avoid garbage. */
const degrees: string[][] = [];

function degreeText(degree: number, size: number): string {
  degrees[size] ??= [];
  degrees[size][degree] ??=
    `<tspan class='kundli-degree' dx='3' font-size='${svgNumber(size * 0.75)}' font-weight='400' fill='${PAINT.text}'>${degree}°</tspan>`;
  return degrees[size][degree];
}

/** Cached by position and size, of which drawings have some hundred. */
const places = new Map<number, string>();

/** The position and size of a text. */
function placed(x: number, y: number, size: number): string {
  const key = (Math.round(x * 10) * 10_000 + Math.round(y * 10)) * 100 + size;
  const existing = places.get(key);
  if (existing !== undefined) return existing;
  const created = ` x='${svgNumber(x)}' y='${svgNumber(y)}' font-size='${svgNumber(size)}'`;
  places.set(key, created);
  return created;
}

/**
 * Centred text at x and y, in units of the drawing; `content` is markup, so external text
 * requires `xmlText` first.
 */
export function text(
  content: string,
  x: number,
  y: number,
  style: { class: string; size: number; paint: string; weight?: number },
): string {
  const weight = style.weight ? ` font-weight='${style.weight}'` : '';
  return `<text class='${style.class}'${placed(x, y, style.size)}${weight} fill='${style.paint}'>${content}</text>`;
}

/** Tick marks around the square: short every 8 units, long every 40. */
function drawScale(): string {
  const [near, far] = [20, SIDE - 20];
  const ring = (out: number) => {
    const [low, high] = [near - out / 2, far + out / 2];
    return `M${near} ${low}H${far}M${high} ${near}V${far}M${far} ${high}H${near}M${low} ${far}V${near}`;
  };
  return `<g class='kundli-scale' fill='none' stroke='${PAINT.scale}'><path d='${ring(4)}' stroke-width='4' stroke-dasharray='1 7'/><path d='${ring(10)}' stroke-width='10' stroke-dasharray='1 39'/><path d='M${near} ${near}H${far}V${far}H${near}Z'/></g>`;
}

const SCALE = drawScale();

/**
 * The complete SVG around a drawing: role, title, description, background and scale. Attributes use
 * single quotes, because a drawing is sent as a JSON string, in which each of a thousand double
 * quotes would need an escape.
 */
export function frame(chart: Chart, style: ChartStyle, options: DrawOptions, body: string): string {
  const language = options.language ?? sourceLanguage;
  const id = (options.id ?? `kundli-${style}`).replace(/[^A-Za-z0-9-]/g, '');
  const title = xmlText(messagesIn(language).drawing.title(shortened(options.name.trim(), 60)));
  const description = xmlText(descriptionText(chart, style, language));
  return (
    `<svg class='kundli-chart' xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}' role='img' lang='${language}' aria-labelledby='${id}-title' aria-describedby='${id}-desc'>` +
    `<title id='${id}-title'>${title}</title><desc id='${id}-desc'>${description}</desc>` +
    `<rect class='kundli-ground' width='${SIDE}' height='${SIDE}' fill='${PAINT.ground}'/>${SCALE}` +
    `<g font-family="${FONT}" text-anchor='middle' dominant-baseline='central'>${body}</g></svg>`
  );
}
