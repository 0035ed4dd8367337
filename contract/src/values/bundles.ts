import type { Paise } from './money.ts';

/**
 * Parts of a bundle, units of each, and all units: one visitor may reserve as many
 * (`reservationLimits`).
 */
export const bundleLimits = { parts: 12, quantity: 10, units: 24 } as const;

/**
 * Whether a part may be bought: `hidden` is unpublished, and makes its bundle unavailable as
 * `deleted` does.
 */
export const bundlePartStates = ['available', 'sold_out', 'hidden', 'deleted'] as const;
export type BundlePartState = (typeof bundlePartStates)[number];

/** The price rule of a bundle in paise and basis points; exactly one is not null. */
export type BundleRule = { pricePaise: Paise | null; basisPoints: number | null };

/**
 * The price of a bundle: fixed, or its parts' total less a percentage that is rounded down to the
 * paisa; never more than the parts' total. The database computes the same (`refresh_bundle`).
 */
export function bundlePrice({ pricePaise, basisPoints }: BundleRule, singlePaise: Paise): Paise {
  if (pricePaise !== null) return Math.min(pricePaise, singlePaise);
  const off = Number((BigInt(singlePaise) * BigInt(basisPoints ?? 0)) / 10_000n);
  return singlePaise - off;
}

type Counted = { price: number; quantity: number };

/** The price of a bundle's parts bought singly, in the unit of their prices. */
export function singlePrice(parts: readonly Counted[]): number {
  const hundredths = parts.reduce(
    (total, { price, quantity }) => total + Math.round(price * 100) * quantity,
    0,
  );
  return hundredths / 100;
}

/** All units of a bundle. */
export function bundleUnits(parts: readonly { quantity: number }[]): number {
  return parts.reduce((total, { quantity }) => total + quantity, 0);
}

type Stocked = { stock: number | null; quantity: number; state: BundlePartState };

/**
 * How many bundles there are: as many as the scarcest part permits; null where no part's stock is
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
