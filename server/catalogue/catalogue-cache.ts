import { createCache } from '../platform/cache/cache.ts';
import { type Changes, everything, type Tag, type Touch } from '../platform/cache/changes.ts';
import { recordTags } from '../platform/cache/response-tags.ts';

/** In-process cache of public reads, and its invalidation. */
export type CatalogueCache = {
  /**
   * The value for `key`, computed at most once concurrently. `tags` lists its dependencies;
   * without it every change invalidates it.
   */
  remember: <Value>(
    key: string,
    compute: () => Promise<Value>,
    tags?: (value: Value) => readonly Tag[],
  ) => Promise<Value>;
  /** Called after a committed change, with the tags it invalidates: by default everything. */
  changed: (tags?: readonly Tag[], options?: Partial<Pick<Touch, 'soft'>>) => Promise<void>;
};

/** Which products there are, in which order; the coupon of the promo strip. */
export const [listTag, promoTag]: [Tag, Tag] = ['list', 'promo'];

/** Makers, packers and importers, which the pages of remedies name. */
export const partiesTag: Tag = 'parties';

/** Settings for stones and their images, which the pages of loose stones display. */
export const designsTag: Tag = 'designs';

/**
 * Beyond this number of products, all cache entries with products are invalidated by the change
 * of any.
 */
const maxProductTags = 100;

/** Tags of entries that depend on these products: their presentation, and their stock. */
export function showing(products: readonly Shown[]): Tag[] {
  const ids = products.flatMap(({ id, bundle }) => [
    id,
    ...(bundle?.parts.map((part) => part.productId) ?? []),
  ]);
  if (ids.length > maxProductTags) return ['product', 'stock'];
  return [...new Set(ids)].flatMap((id): Tag[] => [`product:${id}`, `stock:${id}`]);
}
/** The page of a bundle shows its parts. */
type Shown = { id: string; bundle?: { parts: readonly { productId: string }[] } | undefined };

/** Tags invalidated by an edit of a product: itself and every list that may contain it. */
export function editOf(id: string): Tag[] {
  return [listTag, ...presentationOf(id), ...quantityOf(id)];
}

/** Tags invalidated if a page renders the product differently, such as sold out. */
export function presentationOf(id: string): Tag[] {
  return [`product:${id}`, 'product'];
}

/** Tags invalidated by a stock change that pages do not display. */
export function quantityOf(id: string): Tag[] {
  return [`stock:${id}`, 'stock'];
}

/** Whether a tag affects rendered pages. */
export function isOfPages(tag: Tag): boolean {
  return tag !== 'stock' && !tag.startsWith('stock:');
}

/** Capacity of cached responses in bytes, with LRU eviction: a thousand products in two sorts. */
const defaultCapacity = 20 * 1024 * 1024;

/** Limits cached responses to `capacityBytes`, by the length of their JSON. */
export function createCatalogueCache(
  changes: Changes,
  options: { capacityBytes?: number; day?: () => number } = {},
): CatalogueCache {
  const { capacityBytes = defaultCapacity, day = () => 0 } = options;
  const cache = createCache<{ value: unknown; tags: readonly Tag[] }>({
    changes,
    capacityBytes,
    day,
  });
  return {
    async remember<Value>(
      key: string,
      compute: () => Promise<Value>,
      tags: (value: Value) => readonly Tag[] = () => [everything],
    ) {
      const createEntry = async () => {
        const value = await compute();
        const valueTags = tags(value);
        // Objects take several times the room of their JSON.
        return {
          value: { value, tags: valueTags },
          tags: valueTags,
          size: 4 * (JSON.stringify(value) ?? '').length,
        };
      };
      const found = await cache.remember(key, createEntry);
      recordTags(found.tags);
      return found.value as Value;
    },
    changed: (tags = [everything], { soft = false } = {}) => changes.tell({ tags, soft }),
  };
}

declare module '../platform/deps.ts' {
  interface Deps {
    /** Public reads, by their dependencies. */
    catalogue: CatalogueCache;
  }
}
