import type { Graha } from './graha.ts';

/**
 * Colours of the design system for targets without CSS variables: emails, PDFs, share images,
 * canvases, standalone pages. Equal to `web/styles/tokens.css`, as verified by a test.
 */
export const palette = {
  marble0: '#ffffff',
  marble50: '#fbfaf8',
  marble200: '#e7e3dc',
  marble300: '#d2ccc1',
  marble500: '#857f75',
  ink900: '#11211f',
  ink700: '#34433f',
  ink600: '#54605c',
  mayur900: '#082727',
  mayur700: '#114c48',
  mayur400: '#5fa39b',
  mayur200: '#b7d8d2',
  mayur50: '#eff6f4',
  gulabi100: '#f8e6dd',
  gulabi500: '#c47759',
  kesar100: '#fdf0d2',
  kesar300: '#f7d083',
  kesar400: '#f2b743',
  kesar700: '#835300',
  neel700: '#22509b',
};

/** The colour of each graha on white, dark enough for small text. */
export const grahaInk: Readonly<Record<Graha, string>> = {
  Sun: '#b4153f',
  Moon: '#5c6975',
  Mars: '#c23d1f',
  Mercury: '#0f7a4c',
  Jupiter: '#8f6800',
  Venus: '#4a6f9c',
  Saturn: '#2347a8',
  Rahu: '#8a4614',
  Ketu: '#62681c',
};
