import type { LineExtras } from '@jyotiratna/contract';

/** Identifies a cart line in requests: the product, and the variant's SKU where it has options. */
export type LineOf = {
  productId: string;
  variant?: string | undefined;
  extras?: LineExtras | undefined;
};

/** The identifying fields of a line in request format, without further properties. */
export const lineOfKey = ({ productId, variant, extras }: LineOf) => ({
  productId,
  ...(variant && { variant }),
  ...(extras && { extras }),
});

/** The line's key as a string: two variants of a product are two lines. */
export const lineKey = ({ productId, variant }: LineOf) =>
  variant ? `${productId} ${variant}` : productId;

/** A line with its quantity in request format. */
export const callLine = ({ quantity, ...line }: LineOf & { quantity: number }) => ({
  ...lineOfKey(line),
  quantity,
});
