import type { ErrorWordsPart } from '../../error-labels.ts';

/** Of wishes: the wishlist, and being told that a remedy is back. */
export const wishlistItems = {
  titles: {
    wishlist_full: 'विशलिस्ट भर गई है',
    alert_needless: 'यह स्टॉक में है',
    alert_one_of_a_kind: 'यह एक ही था',
  },
  sentences: {
    wishlist_full: 'विशलिस्ट में 100 तक उपाय आते हैं। कृपया पहले कोई एक हटाएँ।',
    alert_needless: 'यह उपाय अभी ख़रीदा जा सकता है। कृपया पृष्ठ फिर से खोलें।',
    alert_one_of_a_kind: 'ऐसा रत्न एक ही था। कृपया इससे मिलते-जुलते रत्न देखें।',
  },
} satisfies ErrorWordsPart;
