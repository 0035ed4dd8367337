import { type LineExtras, limits, type Product, skuPattern } from '@jyotiratna/contract';
import { type LineOf, lineKey, lineOf } from './line-key.ts';

/**
 * A guest's line, as stored in the browser. Prices in rupees, only for display: the server uses
 * its own.
 */
export type LocalCartItem = {
  productId: string;
  /** The SKU, where there was one to choose. */
  variant?: string;
  /** How its stone is set and energised. */
  extras?: LineExtras;
  quantity: number;
  name: string;
  image: string;
  description: string;
  category: string;
  originalPrice: number;
  discountedPrice: number;
};

/** The stored product fields of a local line. */
export type CartProduct = Pick<
  Product,
  '_id' | 'name' | 'images' | 'description' | 'category' | 'originalPrice' | 'discountedPrice'
> & { variant?: string | undefined; extras?: LineExtras | undefined };

export const localCartKey = 'local_cart';

const listeners = new Set<() => void>();
const none: readonly LocalCartItem[] = [];
let lastText: string | null = null;
let lastItems: readonly LocalCartItem[] = none;

/**
 * The guest's lines; the same array as long as the stored text is the same. Unreadable storage
 * is an empty cart.
 */
export function readLocalCart(): readonly LocalCartItem[] {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastItems = parseLocalCart(text);
  }
  return lastItems;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(localCartKey);
  } catch {
    return null;
  }
}

/**
 * Lines from stored text. Data from other programs or older pages is repaired where possible,
 * else omitted.
 */
export function parseLocalCart(text: string | null): readonly LocalCartItem[] {
  if (!text) return none;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return none;
  }
  return Array.isArray(stored) ? stored.map(parseItem).filter((item) => item !== null) : none;
}

function parseItem(value: unknown): LocalCartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { productId, variant, extras, quantity, name, image, description, category, originalPrice, discountedPrice } =
    value as Record<string, unknown>;
  if (typeof productId !== 'string' || !productId) return null;
  const count = Math.floor(Number(quantity));
  return {
    productId,
    ...(typeof variant === 'string' && skuPattern.test(variant) && { variant }),
    // Its content is validated by the server when it is priced.
    ...(typeof extras === 'object' && extras !== null && { extras: extras as LineExtras }),
    quantity: Number.isFinite(count) ? Math.min(Math.max(count, 1), limits.quantityPerLine) : 1,
    name: asText(name),
    image: asText(image),
    description: asText(description),
    category: asText(category),
    originalPrice: asPrice(originalPrice),
    discountedPrice: asPrice(discountedPrice),
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asPrice = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** @throws DOMException when the browser rejects storage (private mode, quota). */
function write(items: readonly LocalCartItem[]): void {
  if (items.length) localStorage.setItem(localCartKey, JSON.stringify(items));
  else localStorage.removeItem(localCartKey);
  for (const listener of listeners) listener();
}

/**
 * Adds a quantity, to the variant's line where there is one, which then has the new options;
 * zero to change only those. At most 99 a line and 50 lines. @throws as storage does.
 */
export function addToLocalCart(product: CartProduct, quantity: number): void {
  const items = readLocalCart();
  const of = lineOf({ productId: product._id, variant: product.variant, extras: product.extras });
  const old = items.find((item) => lineKey(item) === lineKey(of));
  if (!old && items.length >= limits.linesPerCart) throw new RangeError('the cart is full');
  const line: LocalCartItem = {
    ...of,
    quantity: Math.min((old?.quantity ?? 0) + quantity, limits.quantityPerLine) || 1,
    name: product.name,
    image: product.images[0] ?? '',
    description: product.description,
    category: product.category,
    originalPrice: product.originalPrice,
    discountedPrice: product.discountedPrice,
  };
  write(old ? items.map((item) => (item === old ? line : item)) : [...items, line]);
}

/** Sets a line's quantity. A value below 1 is ignored. */
export function setLocalQuantity(line: LineOf, quantity: number): void {
  if (quantity < 1) return;
  const count = Math.min(quantity, limits.quantityPerLine);
  write(readLocalCart().map((item) => (lineKey(item) === lineKey(line) ? { ...item, quantity: count } : item)));
}

export function removeFromLocalCart(line: LineOf): void {
  write(readLocalCart().filter((item) => lineKey(item) !== lineKey(line)));
}

export function clearLocalCart(): void {
  write(none);
}

/**
 * Subscribes to every change, in this page and in other tabs of the same browser. Returns the
 * unsubscribe function.
 */
export function subscribeToLocalCart(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A cleared storage has no key.
    if (event.key === localCartKey || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/**
 * Updates to the current names and prices, once the changes have been displayed to the
 * customer. Quantities stay as they are.
 */
export function renewLocalCart(products: readonly CartProduct[]): void {
  const fresh = new Map(
    products.map((product) => [lineKey({ productId: product._id, variant: product.variant }), product]),
  );
  write(
    readLocalCart().map((item) => {
      const product = fresh.get(lineKey(item));
      if (!product) return item;
      const { name, originalPrice, discountedPrice } = product;
      return { ...item, name, originalPrice, discountedPrice };
    }),
  );
}
