/** What makes variants of one product: the size of a bracelet or a ring, the metal, the band of weight. */
export const optionNames = ['size', 'metal', 'weight'] as const;
export type OptionName = (typeof optionNames)[number];
export type VariantOption = { name: OptionName; value: string; valueHi?: string | undefined };

export const skuPattern = /^[A-Z0-9][A-Z0-9._-]{0,63}$/;
/** A product has at most this many variants. */
export const mostVariants = 60;
