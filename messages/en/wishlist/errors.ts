import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of the wishlist. */
export const wishlist = {
  titles: {
    wishlist_full: 'Wishlist is full',
  },
  sentences: {
    wishlist_full: 'A wishlist holds up to 100 remedies. Please remove one first.',
  },
} satisfies ErrorWordsPart;
