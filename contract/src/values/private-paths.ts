/**
 * First parts of the addresses that show one person's things or do something for one: no cache keeps them, no search engine
 * is let in. Hindi pages have the same below `/hi`.
 */
export const privateParts = [
  'admin',
  'user',
  'cart',
  'checkout',
  'order',
  'order-confirmation',
  'booking',
  'newsletter',
] as const;

const pattern = new RegExp(`^/(?:hi/)?(?:${privateParts.join('|')})(?:[/?.]|$)`);

/** Whether an address of a page (its path, with or without a query) is one of those, in either language. */
export function isPrivatePath(path: string): boolean {
  return pattern.test(path);
}
