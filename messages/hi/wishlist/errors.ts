import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of the wishlist. */
export const wishlist = {
  titles: {
    wishlist_full: 'विशलिस्ट भर गई है',
  },
  sentences: {
    wishlist_full: 'विशलिस्ट में 100 तक उपाय आते हैं। कृपया पहले कोई एक हटाएँ।',
  },
} satisfies ErrorWordsPart;
