import { limits } from './limits.ts';

/** An item of a cart link: a product's id or slug, or a variant's SKU. */
export type LinkedItem = { item: string; quantity: number };

export type CartLink = {
  items: LinkedItem[];
  couponCode: string | undefined;
  /** Unparsable parts of the link: not an item with a quantity from 1 to 99. */
  unreadable: string[];
};

const itemPattern = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})(?::([1-9]\d?))?$/;

/**
 * Parses the query of `/cart/add`: `items`, comma-separated, each with `:quantity` unless it is 1;
 * `coupon`. At most as many items as a cart has lines.
 */
export function readCartLink(parameters: URLSearchParams): CartLink {
  const parts = parameters
    .getAll('items')
    .flatMap((list) => list.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => ({ part, found: itemPattern.exec(part) }));
  return {
    items: read
      .flatMap(({ found }) =>
        found?.[1] ? [{ item: found[1], quantity: Number(found[2] ?? 1) }] : [],
      )
      .slice(0, limits.linesPerCart),
    couponCode: parameters.get('coupon')?.trim().slice(0, 40) || undefined,
    unreadable: read.flatMap(({ part, found }) => (found ? [] : [part.slice(0, 60)])),
  };
}

/** The path of a cart link with these items, without a locale prefix. */
export function cartLinkPath(items: readonly LinkedItem[], couponCode?: string): string {
  const list = items.map(({ item, quantity }) => `${item}:${quantity}`).join(',');
  return `/cart/add?items=${list}${couponCode ? `&coupon=${encodeURIComponent(couponCode)}` : ''}`;
}
