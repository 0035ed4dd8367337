/**
 * The options that distinguish variants of a product: the size of a bracelet or a ring, the
 * metal, the weight range.
 */
export const optionNames = ['size', 'metal', 'weight'] as const;
export type OptionName = (typeof optionNames)[number];
export type VariantOption = { name: OptionName; value: string; valueHi?: string | undefined };

export const skuPattern = /^[A-Z0-9][A-Z0-9._-]{0,63}$/;
/** Maximum variants of a product. */
export const maxVariants = 60;
