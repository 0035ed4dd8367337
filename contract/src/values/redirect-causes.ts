/**
 * Why an address is redirected: an owner typed it or gave it in a file, the page's address was
 * changed, or the page came from another shop.
 */
export const redirectCauses = ['typed', 'file', 'renamed', 'moved-in'] as const;
export type RedirectCause = (typeof redirectCauses)[number];
