import type { Chart, GrahaPosition } from '../chart/chart.ts';
import { GRAHAS, type Graha } from '../tradition/grahas.ts';
import { type Language, sourceLanguage, wordsOf } from '../tradition/language.ts';
import { type ChartStyle, descriptionText } from './description.ts';
import { FONT, grahaPaint, PAINT } from './palette.ts';
import { isMarkedRetrograde } from './placement.ts';
import { number, shortened, xmlText } from './xml.ts';

/** Side of the drawing in its own units; the page decides the size. */
export const SIDE = 480;
/** Edges of the inner square, in which the houses lie. */
export const NEAR = 30;
export const FAR = SIDE - NEAR;
/** Side of the inner square. */
export const SQUARE = FAR - NEAR;

export interface DrawOptions {
  /** Whose chart it is; shown as text only, never as markup. */
  readonly name: string;
  /** Lines under the name in the South Indian chart, such as date, time and place of birth. Text, as the name. */
  readonly lines?: readonly string[];
  /** Language of the labels. */
  readonly language?: Language;
  /** Start of the element ids, of letters, digits and hyphens: each drawing on a page has its own. */
  readonly id?: string;
}

/** 'Su'; in brackets when retrograde. */
export function labelOf(position: GrahaPosition, language: Language): string {
  const text = wordsOf(language).names.labels[position.graha];
  return isMarkedRetrograde(position) ? `(${text})` : text;
}

const GRAHA_CLASS = Object.fromEntries(
  GRAHAS.map((graha) => [graha, `kundli-graha kundli-${graha.toLowerCase()}`]),
) as Readonly<Record<Graha, string>>;

/** A graha's label at a point, with its degree in the rashi (rounded down) when there is room. */
export function grahaText(
  position: GrahaPosition,
  x: number,
  y: number,
  { size, degree, language }: { size: number; degree: boolean; language: Language },
): string {
  const fraction = degree
    ? `<tspan class='kundli-degree' dx='3' font-size='${number(size * 0.75)}' font-weight='400' fill='${PAINT.text}'>${Math.floor(position.degree)}°</tspan>`
    : '';
  return text(labelOf(position, language) + fraction, x, y, {
    class: GRAHA_CLASS[position.graha] + (degree ? '' : ' kundli-crowded'),
    size,
    paint: grahaPaint(position.graha),
    weight: 600,
  });
}

/** Centred text at x and y, in units of the drawing; `content` is markup, so words from outside go through `xmlText` first. */
export function text(
  content: string,
  x: number,
  y: number,
  style: { class: string; size: number; paint: string; weight?: number },
): string {
  const weight = style.weight ? ` font-weight='${style.weight}'` : '';
  return `<text class='${style.class}' x='${number(x)}' y='${number(y)}' font-size='${number(style.size)}'${weight} fill='${style.paint}'>${content}</text>`;
}

/** Ticks round the square, as on a measuring instrument: short every 8 units, long every 40. */
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
 * The whole SVG around a drawing: role, title, description, ground and scale. Its attributes stand in single quotes: a drawing travels
 * as a string of JSON, in which each of a thousand double ones would be written as two characters.
 */
export function frame(chart: Chart, style: ChartStyle, options: DrawOptions, body: string): string {
  const language = options.language ?? sourceLanguage;
  const id = (options.id ?? `kundli-${style}`).replace(/[^A-Za-z0-9-]/g, '');
  const title = xmlText(wordsOf(language).drawing.title(shortened(options.name.trim(), 60)));
  const description = xmlText(descriptionText(chart, style, language));
  return (
    `<svg class='kundli-chart' xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}' role='img' lang='${language}' aria-labelledby='${id}-title' aria-describedby='${id}-desc'>` +
    `<title id='${id}-title'>${title}</title><desc id='${id}-desc'>${description}</desc>` +
    `<rect class='kundli-ground' width='${SIDE}' height='${SIDE}' fill='${PAINT.ground}'/>${SCALE}` +
    `<g font-family="${FONT}" text-anchor='middle' dominant-baseline='central'>${body}</g></svg>`
  );
}
