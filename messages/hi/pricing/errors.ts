import { formatRupees, toRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-labels.ts';
import { catalogue } from '../catalogue/catalogue.ts';

const { categories: categoryWords } = catalogue;

/** Errors of coupons. */
export const pricing = {
  titles: {
    coupon_required: 'कूपन कोड डालें',
    coupon_invalid: 'कूपन नहीं लगा',
    coupon_minimum: 'कूपन नहीं लगा',
    coupon_not_for_cart: 'कूपन नहीं लगा',
    coupon_customer_limit: 'कूपन नहीं लगा',
  },
  sentences: {
    coupon_required: 'कृपया कूपन कोड लिखें।',
    coupon_invalid: 'कूपन कोड सही नहीं है',
    coupon_minimum: 'इस कूपन के लिए कार्ट की राशि कम है।',
    coupon_not_for_cart: 'यह कूपन आपके कार्ट के उपायों के लिए नहीं है।',
    coupon_customer_limit: 'आप यह कूपन उतनी बार लगा चुके हैं जितनी बार एक ग्राहक लगा सकता है।',
    coupon_minimum_of: ({ minimum }) =>
      `इस कूपन के लिए कार्ट में कम से कम ${formatRupees(toRupees(minimum))} का सामान चाहिए।`,
    coupon_only_for: ({ categories, remedies, more: extra }) =>
      `यह कूपन आपके कार्ट के उपायों के लिए नहीं है। यह इनके लिए है: ${[
        ...categories.map((category) => categoryWords[category]),
        ...remedies,
        ...(extra > 0 ? [`${extra} और`] : []),
      ].join(', ')}।`,
    coupon_customer_used: ({ limit }) =>
      limit === 1
        ? 'आप यह कूपन लगा चुके हैं: एक ग्राहक इसे एक ही बार लगा सकता है।'
        : `आप यह कूपन लगा चुके हैं: एक ग्राहक इसे ${limit} बार लगा सकता है।`,
    coupon_customer_gone: ({ limit }) =>
      limit === 1
        ? 'एक ग्राहक यह कूपन एक ही बार लगा सकता है, और इस ईमेल या खाते से यह लग चुका है। कुल राशि बदल गई है: कृपया अपना ऑर्डर देखकर फिर कोशिश करें।'
        : `एक ग्राहक यह कूपन ${limit} बार लगा सकता है, और इस ईमेल या खाते से यह उतनी बार लग चुका है। कुल राशि बदल गई है: कृपया अपना ऑर्डर देखकर फिर कोशिश करें।`,
    coupon_email_needed: 'यह कूपन हर ग्राहक के लिए गिना जाता है: कृपया अपना ईमेल पता लिखें।',
    credit_changed: 'आपका स्टोर क्रेडिट बदल गया है। कृपया अपना ऑर्डर देखकर फिर कोशिश करें।',
    credit_above: 'स्टोर क्रेडिट कुल राशि से ज़्यादा नहीं दे सकता।',
    coupon_gone: 'यह कूपन अब नहीं चलता, इसलिए कुल राशि बदल गई है। कृपया अपना ऑर्डर देखकर फिर कोशिश करें।',
  },
} satisfies ErrorWordsPart;
