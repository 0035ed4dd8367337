import type { Graha } from '../tradition/grahas.ts';

/**
 * Colours as CSS variables in presentation attributes, with the values of the dark theme as
 * fallback: a page styles the chart by variables or classes, a separate file still renders, and
 * there is no style element for a strict content security policy to block.
 */
export const PAINT = {
  ground: 'var(--kundli-ground, #082727)',
  line: 'var(--kundli-line, #F7D083)',
  lit: 'var(--kundli-lit, #F2B743)',
  scale: 'var(--kundli-scale, #5FA39B)',
  text: 'var(--kundli-text, #FFFFFF)',
  muted: 'var(--kundli-muted, #B7D8D2)',
} as const;

export const FONT = "var(--kundli-font, 'Anek Latin', 'Noto Sans Devanagari', sans-serif)";

const GRAHA_NIGHT: Readonly<Record<Graha, string>> = {
  Sun: '#FF95A8',
  Moon: '#E6ECF2',
  Mars: '#FF9E86',
  Mercury: '#74D9A7',
  Jupiter: '#FFD768',
  Venus: '#BFD9F6',
  Saturn: '#A3BBFF',
  Rahu: '#E9AE78',
  Ketu: '#CFD484',
};

const GRAHA_PAINT = Object.fromEntries(
  Object.entries(GRAHA_NIGHT).map(([graha, night]) => [
    graha,
    `var(--kundli-${graha.toLowerCase()}, ${night})`,
  ]),
) as Readonly<Record<Graha, string>>;

/** Colour of a graha's label: `--kundli-sun` and so on. */
export function grahaPaint(graha: Graha): string {
  return GRAHA_PAINT[graha];
}
