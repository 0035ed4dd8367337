import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of back-in-stock alerts. */
export const stockAlerts = {
  titles: {
    alert_needless: 'यह स्टॉक में है',
    alert_one_of_a_kind: 'यह एक ही था',
  },
  sentences: {
    alert_needless: 'यह उपाय अभी ख़रीदा जा सकता है। कृपया पृष्ठ फिर से खोलें।',
    alert_one_of_a_kind: 'ऐसा रत्न एक ही था। कृपया इससे मिलते-जुलते रत्न देखें।',
  },
} satisfies ErrorWordsPart;
