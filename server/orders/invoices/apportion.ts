import { itemAt } from '@jyotiratna/contract';

/**
 * Splits whole paise in proportion to weights, so that the shares add up exactly (largest remainder
 * method). If all weights are zero, the first share gets all.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((a, b) => a + b, 0);
  if (totalWeight === 0) return weights.map((_, at) => (at === 0 ? total : 0));
  // BigInt, because paise times paise may exceed the safe integers.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(totalWeight)));
  const rest = exact.map((product, at) => ({ at, rest: Number(product % BigInt(totalWeight)) }));
  rest.sort((a, b) => b.rest - a.rest || a.at - b.at);
  const missing = total - parts.reduce((a, b) => a + b, 0);
  for (const { at } of rest.slice(0, missing)) parts[at] = itemAt(parts, at) + 1;
  return parts;
}
