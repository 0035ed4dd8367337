/**
 * The logo: a chart's twelve houses as paths in a 48 x 48 field. The corners of the outer square (3
 * to 45) are cut by 12, so that it also depicts a step-cut gem.
 */
export const markFacets: readonly string[] = [
  'M24,3L34.5,13.5 24,24 13.5,13.5Z',
  'M15,3L24,3 13.5,13.5 9,9Z',
  'M3,15L9,9 13.5,13.5 3,24Z',
  'M3,24L13.5,13.5 24,24 13.5,34.5Z',
  'M3,24L13.5,34.5 9,39 3,33Z',
  'M9,39L13.5,34.5 24,45 15,45Z',
  'M24,24L34.5,34.5 24,45 13.5,34.5Z',
  'M24,45L34.5,34.5 39,39 33,45Z',
  'M39,39L34.5,34.5 45,24 45,33Z',
  'M24,24L34.5,13.5 45,24 34.5,34.5Z',
  'M45,24L34.5,13.5 39,9 45,15Z',
  'M39,9L34.5,13.5 24,3 33,3Z',
];
/** The logo's lines: outer square with cut corners, diagonals, inner diamond. */
export const markLines =
  'M15 3H33L45 15V33L33 45H15L3 33V15ZM9 9L39 39M39 9L9 39M24 3L3 24L24 45L45 24Z';
