import { formatRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of gift cards. */
export const giftCards = {
  titles: {
    gift_card_invalid: 'गिफ़्ट कार्ड नहीं लगा',
    gift_cards_off: 'गिफ़्ट कार्ड अभी नहीं मिल रहे',
  },
  sentences: {
    gift_card_invalid: 'गिफ़्ट कार्ड का यह कोड सही नहीं है। कृपया एक-एक अक्षर मिलाकर देखें।',
    gift_cards_off: 'इस दुकान में गिफ़्ट कार्ड अभी नहीं मिल रहे हैं।',
    gift_code_needed: 'कृपया गिफ़्ट कार्ड का कोड लिखें।',
    gift_card_ended: 'इस गिफ़्ट कार्ड की तारीख़ निकल चुकी है।',
    gift_card_empty: 'इस गिफ़्ट कार्ड में अब कुछ बाकी नहीं है।',
    gift_card_test: 'यह गिफ़्ट कार्ड टेस्ट के पैसों से लिया गया था, इससे भुगतान नहीं हो सकता।',
    gift_card_changed: 'गिफ़्ट कार्ड की बाकी रकम बदल गई है। कृपया कोड फिर से लिखें।',
    gift_day_invalid: 'कृपया आने वाले एक साल के भीतर का दिन चुनें।',
    gift_amount: ({ least, most }) =>
      `कृपया ${formatRupees(least)} से ${formatRupees(most)} तक की रकम चुनें।`,
    coupon_is_gift_card: 'यह गिफ़्ट कार्ड का कोड है। इसे चेकआउट में “गिफ़्ट कार्ड” के नीचे लिखें।',
  },
} satisfies ErrorWordsPart;
