import { type LineExtras, limits, type Product, skuPattern } from '@jyotiratna/contract';
import { persistedList } from '../../persisted.ts';
import { type LineOf, lineKey, lineOfKey } from './line-key.ts';

/**
 * A guest's line as stored in the browser. Prices are in rupees and only for display: the server
 * uses its own.
 */
export type LocalCartItem = {
  productId: string;
  /** The SKU of the selected variant; absent for a product without options. */
  variant?: string;
  /** The setting and energisation of the stone. */
  extras?: LineExtras;
  quantity: number;
  name: string;
  image: string;
  description: string;
  category: string;
  originalPrice: number;
  discountedPrice: number;
};

/** The product fields stored with a guest's line. */
export type CartProduct = Pick<
  Product,
  '_id' | 'name' | 'images' | 'description' | 'category' | 'originalPrice' | 'discountedPrice'
> & { variant?: string | undefined; extras?: LineExtras | undefined };

export const localCartKey = 'local_cart';

const stored = persistedList<LocalCartItem>(localCartKey, parseItem);

/**
 * The guest's lines. Data from other programs or older pages is repaired where possible, else
 * omitted.
 */
export const readLocalCart = stored.read;
export const useLocalCart = stored.use;
/** Subscribes to every change, in this page and in other tabs of the same browser. */
export const subscribeToLocalCart = stored.subscribe;

function parseItem(value: unknown): LocalCartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const {
    productId,
    variant,
    extras,
    quantity,
    name,
    image,
    description,
    category,
    originalPrice,
    discountedPrice,
  } = value as Record<string, unknown>;
  if (typeof productId !== 'string' || !productId) return null;
  const count = Math.floor(Number(quantity));
  return {
    productId,
    ...(typeof variant === 'string' && skuPattern.test(variant) && { variant }),
    // The server validates the content when it prices the line.
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
const asPrice = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** Stores the lines. @throws Error when the browser rejects storage (private mode, quota). */
function write(items: readonly LocalCartItem[]): void {
  if (!stored.write(items)) throw new Error('The browser stores no cart');
}

/**
 * Adds a quantity, to the variant's existing line where there is one, which gets the new setting
 * and energisation; a quantity of zero changes only those. At most 99 units per line and 50 lines.
 * @throws Error when the browser rejects storage
 */
export function addToLocalCart(product: CartProduct, quantity: number): void {
  const items = readLocalCart();
  const of = lineOfKey({
    productId: product._id,
    variant: product.variant,
    extras: product.extras,
  });
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
  write(
    readLocalCart().map((item) =>
      lineKey(item) === lineKey(line) ? { ...item, quantity: count } : item,
    ),
  );
}

export function removeFromLocalCart(line: LineOf): void {
  write(readLocalCart().filter((item) => lineKey(item) !== lineKey(line)));
}

export function clearLocalCart(): void {
  stored.write([]);
}

/**
 * Stores the current names and prices, once the changes have been displayed to the customer.
 * Quantities are unchanged.
 */
export function renewLocalCart(products: readonly CartProduct[]): void {
  const fresh = new Map(
    products.map((product) => [
      lineKey({ productId: product._id, variant: product.variant }),
      product,
    ]),
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
