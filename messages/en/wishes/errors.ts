import type { ErrorWordsPart } from '../../error-labels.ts';

/** Of wishes: the wishlist, and being told that a remedy is back. */
export const wishlistItems = {
  titles: {
    wishlist_full: 'Wishlist is full',
    alert_needless: 'It is in stock',
    alert_one_of_a_kind: 'One of a kind',
  },
  sentences: {
    wishlist_full: 'A wishlist holds up to 100 remedies. Please remove one first.',
    alert_needless: 'This remedy can be bought right now. Please reload the page.',
    alert_one_of_a_kind: 'There was only one of this stone. Please look at similar ones.',
  },
} satisfies ErrorWordsPart;
