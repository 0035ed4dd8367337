/**
 * Colours of the design language for what knows no CSS variables: mail programs, PDFs, share pictures, canvases, pages that
 * come without the styles. The same as in `web/styles/tokens.css`; a test compares.
 */
export const palette = {
  marble0: '#ffffff',
  marble50: '#fbfaf8',
  marble200: '#e7e3dc',
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
  kesar300: '#f7d083',
  kesar400: '#f2b743',
  neel700: '#22509b',
};
