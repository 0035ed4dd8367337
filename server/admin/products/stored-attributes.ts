import type { ProductRow } from '../../catalogue/queries.ts';

type Attribute = { key: string; value: string; valueHi?: string | undefined; benefits?: string | undefined };

/** Attributes as they are kept: Hindi and benefits only where there are some. */
export function storedAttributes(attributes: readonly Attribute[]): ProductRow['attributes'] {
  return attributes.map(({ key, value, valueHi, benefits }) => ({
    key,
    value,
    ...(valueHi ? { valueHi } : {}),
    ...(benefits ? { benefits } : {}),
  }));
}
