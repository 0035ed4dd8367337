/** A house of the North Indian chart: 1 is the top diamond, counted anticlockwise. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * The twelve houses as paths in a 48 x 48 field. The outer square (3 to 45) has its corners cut by 12, so that chart
 * and step-cut gem are one drawing.
 */
const facets: readonly string[] = [
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
/** The outer square with its cut corners, the diagonals, the inner diamond. */
const lines = 'M15 3H33L45 15V33L33 45H15L3 33V15ZM9 9L39 39M39 9L9 39M24 3L3 24L24 45L45 24Z';

type Props = {
  size: number;
  /** Houses to light; none draws the empty mark. */
  lit?: readonly House[];
  /** `brand` on paper, `night` on dark ground, `calm` for empty, `error` for errors, `grey` without connection. */
  tone?: 'brand' | 'night' | 'calm' | 'error' | 'grey';
  /** Facets light one after the other: the spinner. */
  turning?: boolean;
  className?: string;
};

const tones = {
  brand: { line: 'stroke-mayur-700', light: 'fill-kesar-400' },
  night: { line: 'stroke-mayur-200', light: 'fill-kesar-400' },
  calm: { line: 'stroke-mayur-400', light: 'fill-mayur-100' },
  error: { line: 'stroke-gulabi-500', light: 'fill-gulabi-200' },
  grey: { line: 'stroke-marble-500', light: 'fill-marble-200' },
} as const;

/** In the drawing's units: lines of 1 to 1.8 px, a little stronger as the mark grows. */
function lineWidth(size: number): number {
  if (size < 28) return 2.2;
  if (size < 48) return 1.7;
  return size < 72 ? 1.25 : 1;
}

/** The shop's mark. Always decoration; the words beside it carry the meaning. */
export function Mark({ size, lit = [1], tone = 'brand', turning = false, className = '' }: Props) {
  const { line, light } = tones[tone];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      strokeLinejoin="round"
      strokeWidth={lineWidth(size)}
      className={`shrink-0 ${turning ? 'mark-turning' : ''} ${className}`}
    >
      {turning ? (
        facets.map((facet, index) => <path key={facet} data-house={index + 1} d={facet} className={line} />)
      ) : (
        <>
          {lit.length > 0 && <path d={lit.map((house) => facets[house - 1]).join('')} className={light} />}
          <path d={lines} className={line} />
        </>
      )}
    </svg>
  );
}
