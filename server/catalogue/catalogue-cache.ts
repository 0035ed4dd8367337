import { createCache } from '../platform/cache/cache.ts';
import { type Changes, everything, type Tag, type Touch } from '../platform/cache/changes.ts';
import { recordTags } from '../platform/cache/response-tags.ts';

/** In-process cache of public reads, and its invalidation. */
export type CatalogueCache = {
  /**
   * The value for `key`, computed once for simultaneous calls. `tags` lists its dependencies;
   * without it every change invalidates it.
   */
  remember: <Value>(
    key: string,
    compute: () => Promise<Value>,
    tags?: (value: Value) => readonly Tag[],
  ) => Promise<Value>;
  /** Invalidates tags after a committed change; by default everything. */
  changed: (tags?: readonly Tag[], options?: Partial<Pick<Touch, 'soft'>>) => Promise<void>;
};

/** Tags: the list of products and its order; the coupon of the promo strip. */
export const [listTag, promoTag]: [Tag, Tag] = ['list', 'promo'];

/** Tag: makers, packers and importers, which remedy pages display. */
export const partiesTag: Tag = 'parties';

/** Tag: setting designs and their images, which the pages of loose stones display. */
export const designsTag: Tag = 'designs';

/**
 * Maximum product tags of a cache entry; an entry with more is invalidated by a change of any
 * product.
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
/** A visible product; a bundle's page also contains its items. */
type Shown = { id: string; bundle?: { parts: readonly { productId: string }[] } | undefined };

/** Tags invalidated by an edit of a product: its own, and that of all lists. */
export function editOf(id: string): Tag[] {
  return [listTag, ...presentationOf(id), ...quantityOf(id)];
}

/** Tags invalidated when the rendered product changes, such as to sold out. */
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

/**
 * Capacity of the response cache in bytes, with LRU eviction: enough for a thousand products in two
 * sort orders.
 */
const defaultCapacity = 20 * 1024 * 1024;

/** Creates a cache limited to `capacityBytes`, by the length of the responses' JSON. */
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
        // Objects take several times the memory of their JSON.
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
    /** Cache of public reads, invalidated by tags. */
    catalogue: CatalogueCache;
  }
}
