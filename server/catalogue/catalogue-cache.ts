import { type Changes, everything, type Tag, type Touch } from '../platform/kept/changes.ts';
import { createKept } from '../platform/kept/kept.ts';
import { noteShown } from '../platform/kept/shown.ts';

/** Public reads kept in this process, and the changes that they follow. */
export type CatalogueCache = {
  /** The value for `key`, computed at most once at a time. `tags` names what it shows; without it every change touches it. */
  remember: <Value>(
    key: string,
    compute: () => Promise<Value>,
    tags?: (value: Value) => readonly Tag[],
  ) => Promise<Value>;
  /** Called after a committed change, with what it touches: everything unless it says. */
  changed: (tags?: readonly Tag[], options?: Partial<Pick<Touch, 'soft'>>) => Promise<void>;
};

/** Which products there are, in which order; the coupon of the promo strip. */
export const [listTag, promoTag]: [Tag, Tag] = ['list', 'promo'];

/** Beyond so many products, what shows them is told of the change of any. */
const longestList = 100;

/** What shows these products: how they are presented, and how many pieces of them are left. */
export function showing(products: readonly { id: string }[]): Tag[] {
  if (products.length > longestList) return ['product', 'stock'];
  return products.flatMap(({ id }) => [`product:${id}`, `stock:${id}`]);
}

/** What an edit of a product touches: itself and every list that it may stand in. */
export function editOf(id: string): Tag[] {
  return [listTag, ...presentationOf(id), ...piecesOf(id)];
}

/** What is touched where a page shows the product otherwise, such as sold out. */
export function presentationOf(id: string): Tag[] {
  return [`product:${id}`, 'product'];
}

/** What is touched where another number of pieces is left, which pages do not show. */
export function piecesOf(id: string): Tag[] {
  return [`stock:${id}`, 'stock'];
}

/** Whether a tag is about what pages show. */
export function isOfPages(tag: Tag): boolean {
  return tag !== 'stock' && !tag.startsWith('stock:');
}

/** Bytes that are kept of replies, the least recently used going first: a thousand products in two sorts. */
const defaultCapacity = 20 * 1024 * 1024;

/** Keeps replies within `capacityBytes`, by the length of what they are as JSON. */
export function createCatalogueCache(
  changes: Changes,
  options: { capacityBytes?: number; day?: () => number } = {},
): CatalogueCache {
  const { capacityBytes = defaultCapacity, day = () => 0 } = options;
  const kept = createKept<{ value: unknown; tags: readonly Tag[] }>({ changes, capacityBytes, day });
  return {
    async remember<Value>(
      key: string,
      compute: () => Promise<Value>,
      tags: (value: Value) => readonly Tag[] = () => [everything],
    ) {
      const created = async () => {
        const value = await compute();
        const shown = tags(value);
        // Objects take several times the room of their JSON.
        return { value: { value, tags: shown }, tags: shown, size: 4 * (JSON.stringify(value) ?? '').length };
      };
      const found = await kept.remember(key, created);
      noteShown(found.tags);
      return found.value as Value;
    },
    changed: (tags = [everything], { soft = false } = {}) => changes.tell({ tags, soft }),
  };
}

declare module '../platform/deps.ts' {
  interface Deps {
    /** Public reads, by what they show. */
    catalogue: CatalogueCache;
  }
}
