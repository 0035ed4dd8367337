/**
 * The Moon's phase at a tithi, 0 to 29: lit from the right while waxing, from the left while
 * waning, as seen from the north. Decorative; the tithi's name has the same information.
 */
export function MoonDisc({ tithi, size = 120 }: { tithi: number; size?: number }) {
  // The middle of the tithi, as a fraction of the cycle from new moon to new moon.
  const phase = (tithi + 0.5) / 30;
  const waxing = phase < 0.5;
  // The terminator is half an ellipse; its half-width goes from 1 (new) through 0 (half) to 1
  // (full).
  const edge = Math.cos(2 * Math.PI * phase);
  const [outer, bulge] = waxing ? [1, edge > 0 ? 0 : 1] : [0, edge > 0 ? 1 : 0];
  const lit = `M50 4A46 46 0 0 ${outer} 50 96A${(Math.abs(edge) * 46).toFixed(2)} 46 0 0 ${bulge} 50 4Z`;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" width={size} height={size} className="shrink-0">
      <circle cx="50" cy="50" r="46" className="fill-mayur-800" />
      <path d={lit} className="fill-kesar-300" />
      <circle cx="50" cy="50" r="46" fill="none" strokeWidth="1.5" className="stroke-gulabi-500" />
    </svg>
  );
}
