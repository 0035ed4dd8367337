/**
 * Origin of a redirect: typed by an owner, imported from a file, created by a changed address, or
 * imported from another shop.
 */
export const redirectCauses = ['typed', 'file', 'renamed', 'moved-in'] as const;
export type RedirectCause = (typeof redirectCauses)[number];
