import { markFacets, markLines } from '@jyotiratna/contract/values/mark';

/** A house of the North Indian chart: 1 is the top diamond; numbered anticlockwise. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type Props = {
  size: number;
  /** The houses to highlight; an empty list draws the plain logo. */
  lit?: readonly House[];
  /**
   * `brand` on light, `night` on dark ground, `calm` for empty states, `error` for errors, `grey`
   * without connection.
   */
  tone?: 'brand' | 'night' | 'calm' | 'error' | 'grey';
  /** Highlights the facets one after the other: the spinner. */
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

/** The stroke width in SVG units, for lines of 1 to 1.8 px, slightly thicker in a larger logo. */
function lineWidth(size: number): number {
  if (size < 28) return 2.2;
  if (size < 48) return 1.7;
  return size < 72 ? 1.25 : 1;
}

/** The shop's logo. Always decorative: the text next to it has the meaning. */
export function Logo({ size, lit = [1], tone = 'brand', turning = false, className = '' }: Props) {
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
        markFacets.map((facet, index) => (
          <path key={facet} data-house={index + 1} d={facet} className={line} />
        ))
      ) : (
        <>
          {lit.length > 0 && (
            <path d={lit.map((house) => markFacets[house - 1]).join('')} className={light} />
          )}
          <path d={markLines} className={line} />
        </>
      )}
    </svg>
  );
}
