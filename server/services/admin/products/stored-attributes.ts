import type { ProductRow } from '../../../db/queries/products.ts';

type Attribute = { key: string; value: string; benefits?: string | undefined };

/** Attributes as they are kept: benefits only where there are some. */
export function storedAttributes(attributes: readonly Attribute[]): ProductRow['attributes'] {
  return attributes.map(({ key, value, benefits }) => ({ key, value, ...(benefits ? { benefits } : {}) }));
}
