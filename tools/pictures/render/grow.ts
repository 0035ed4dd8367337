import { boxBlur, type Plane, plane, type Size, softBlur } from './planes.ts';

/**
 * Planes unchanged where `weight` is 1; elsewhere the weighted average of ever larger
 * neighbourhoods (radii in px), with the nearest non-empty one weighted most. Pixels without a
 * neighbourhood get the average of a twelfth of the width.
 */
export function grow(planes: Plane[], weight: Plane, size: Size, radii: number[]): Plane[] {
  const result = planes.map(() => plane(size, () => 0));
  const missing = plane(size, () => 1);
  const weighted = planes.map((values) => values.map((value, i) => value * weight[i]!));

  /** Fills the missing part of pixels, as far as `cover` allows. */
  const take = (totals: Plane[], weights: Plane, cover: (weightHere: number) => number) => {
    for (let i = 0; i < missing.length; i += 1) {
      if (missing[i]! < 1e-4 || weights[i]! <= 0) continue;
      const part = missing[i]! * Math.min(1, cover(weights[i]!));
      for (const [c, subtotal] of totals.entries())
        result[c]![i]! += (part * subtotal[i]!) / weights[i]!;
      missing[i]! -= part;
    }
  };

  take(weighted, weight, (current) => current);
  for (const radius of radii) {
    const twice = (values: Plane) => boxBlur(boxBlur(values, size, radius), size, radius);
    take(weighted.map(twice), twice(weight), (current) => (current < 1e-6 ? 0 : current * 14));
  }
  const last = Math.round(size.width / 12);
  const wide = (values: Plane) => softBlur(values, size, last);
  take(weighted.map(wide), wide(weight), (current) => (current > 1e-7 ? 1 : 0));
  return result;
}
