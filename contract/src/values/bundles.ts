import type { Paise } from './money.ts';

/**
 * Maximum components of a bundle, units per component, and units in total: as many as one visitor
 * may reserve (`reservationLimits`).
 */
export const bundleLimits = { parts: 12, quantity: 10, units: 24 } as const;

/**
 * Availability of a component; `hidden` (unpublished) and `deleted` make its bundle unavailable.
 */
export const bundlePartStates = ['available', 'sold_out', 'hidden', 'deleted'] as const;
export type BundlePartState = (typeof bundlePartStates)[number];

/** The price rule of a bundle in paise and basis points; exactly one is not null. */
export type BundleRule = { pricePaise: Paise | null; basisPoints: number | null };

/**
 * The price of a bundle: fixed, or the total of its components less a percentage, which is rounded
 * down to the paisa; never more than that total. The database function `refresh_bundle` computes
 * the same.
 */
export function bundlePrice({ pricePaise, basisPoints }: BundleRule, singlePaise: Paise): Paise {
  if (pricePaise !== null) return Math.min(pricePaise, singlePaise);
  const off = Number((BigInt(singlePaise) * BigInt(basisPoints ?? 0)) / 10_000n);
  return singlePaise - off;
}

type PricedQuantity = { price: number; quantity: number };

/** The total price of a bundle's components bought singly, in the unit of their prices. */
export function singlePrice(parts: readonly PricedQuantity[]): number {
  const hundredths = parts.reduce(
    (total, { price, quantity }) => total + Math.round(price * 100) * quantity,
    0,
  );
  return hundredths / 100;
}

/** The number of units in a bundle. */
export function bundleUnits(parts: readonly { quantity: number }[]): number {
  return parts.reduce((total, { quantity }) => total + quantity, 0);
}

type Stocked = { stock: number | null; quantity: number; state: BundlePartState };

/**
 * The stock of a bundle: as many as the scarcest component permits; null if no component's stock is
 * tracked.
 */
export function bundleStock(parts: readonly Stocked[]): number | null {
  if (parts.length === 0 || parts.some(({ state }) => state === 'hidden' || state === 'deleted'))
    return 0;
  const available = parts.flatMap(({ stock, quantity }) =>
    stock === null ? [] : [Math.floor(stock / quantity)],
  );
  return available.length > 0 ? Math.min(...available) : null;
}
