import type { LineExtras } from '@jyotiratna/contract';

/** The key of a line in requests: a product, and its variant's SKU where it has options. */
export type LineOf = {
  productId: string;
  variant?: string | undefined;
  extras?: LineExtras | undefined;
};

/** The same as a call names it. */
export const lineOfKey = ({ productId, variant, extras }: LineOf) => ({
  productId,
  ...(variant && { variant }),
  ...(extras && { extras }),
});

/** One text for it: two variants of a product are two lines. */
export const lineKey = ({ productId, variant }: LineOf) =>
  variant ? `${productId} ${variant}` : productId;

/** A line as calls name it. */
export const callLine = ({ quantity, ...line }: LineOf & { quantity: number }) => ({
  ...lineOfKey(line),
  quantity,
});
