import { formatRupees, toRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-words.ts';
import { catalogue } from '../catalogue/catalogue.ts';

const { categories: categoryWords } = catalogue;

type Difference = { name: string | null; inCart: number; asked: number };

const difference = ({ name, inCart, asked }: Difference) =>
  `${name ?? 'एक उपाय जो आपके कार्ट में नहीं है'}: आपके कार्ट में ${inCart}, यहाँ ${asked}।`;

/** Of remedies, carts and coupons. */
export const cart = {
  titles: {
    admin_has_no_cart: 'कार्ट उपलब्ध नहीं',
    product_not_found: 'उपाय नहीं मिला',
    variant_needed: 'विकल्प चुनें',
    cart_empty: 'आपका कार्ट ख़ाली है',
    cart_full: 'कार्ट भर गया है',
    wishlist_full: 'विशलिस्ट भर गई है',
    alert_needless: 'यह स्टॉक में है',
    alert_one_of_a_kind: 'यह एक ही था',
    out_of_stock: 'स्टॉक में इतने नहीं हैं',
    hold_limit: 'बहुत ज़्यादा नग',
    network_holds: 'कई ऑर्डर अभी बिना भुगतान के हैं',
    cart_mismatch: 'आपका कार्ट बदल गया है',
    setting_unavailable: 'यह जड़ाई उपलब्ध नहीं',
    sold_out: 'बिक चुका है',
    coupon_required: 'कूपन कोड डालें',
    coupon_invalid: 'कूपन नहीं लगा',
    coupon_minimum: 'कूपन नहीं लगा',
    coupon_not_for_cart: 'कूपन नहीं लगा',
    coupon_customer_limit: 'कूपन नहीं लगा',
  },
  sentences: {
    admin_has_no_cart: 'एडमिन का कार्ट नहीं होता। उपाय ख़रीदने के लिए ग्राहक के रूप में लॉगिन करें।',
    product_not_found: 'उपाय नहीं मिला।',
    variant_needed: 'कृपया चुनें कि कौन-सा विकल्प चाहिए।',
    variant_needed_of: ({ name }) => `कृपया चुनें कि ${name} का कौन-सा विकल्प चाहिए।`,
    sku_invalid: 'SKU में अक्षर, अंक, बिंदु और हाइफ़न आते हैं।',
    cart_empty: 'आपका कार्ट ख़ाली है',
    cart_full: 'कार्ट में 50 तक अलग-अलग उपाय आते हैं।',
    wishlist_full: 'विशलिस्ट में 100 तक उपाय आते हैं। कृपया पहले कोई एक हटाएँ।',
    alert_needless: 'यह उपाय अभी ख़रीदा जा सकता है। कृपया पेज फिर से खोलें।',
    alert_one_of_a_kind: 'ऐसा रत्न एक ही था। कृपया इससे मिलते-जुलते रत्न देखें।',
    out_of_stock: 'इतने नग बचे नहीं हैं।',
    hold_limit: 'इतने नग एक साथ नहीं मँगाए जा सकते।',
    network_holds: 'आपके इंटरनेट पते से कई ऑर्डर भुगतान की राह देख रहे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
    cart_mismatch: 'आपका कार्ट इस ऑर्डर से अलग है। कृपया उसे देखकर फिर कोशिश करें।',
    setting_unavailable: 'यह रत्न अभी चुने गए रूप में जड़ा या प्राण-प्रतिष्ठित नहीं किया जा सकता।',
    setting_gone: 'यह जड़ाई अब नहीं मिलती। कृपया रत्न के पेज पर फिर से चुनें।',
    metal_rate_stale: 'इस धातु का भाव बदला जा रहा है। तब तक रत्न खुला ही मिलता है; कृपया उसके पेज पर फिर से चुनें।',
    ring_size_needed: 'कृपया अँगूठी का नाप चुनें, या यह कि अभी तय नहीं है।',
    energisation_off: 'यह प्राण-प्रतिष्ठा अब नहीं होती। कृपया रत्न के पेज पर फिर से चुनें।',
    energisation_day: 'प्राण-प्रतिष्ठा का चुना हुआ दिन बीत चुका है या 60 दिन से आगे है। कृपया रत्न के पेज पर दूसरा दिन चुनें।',
    sold_out: 'यह उपाय बिक चुका है।',
    coupon_required: 'कृपया कूपन कोड लिखें।',
    coupon_invalid: 'कूपन कोड सही नहीं है',
    coupon_minimum: 'इस कूपन के लिए कार्ट की राशि कम है।',
    coupon_not_for_cart: 'यह कूपन आपके कार्ट के उपायों के लिए नहीं है।',
    coupon_customer_limit: 'आप यह कूपन उतनी बार लगा चुके हैं जितनी बार एक ग्राहक लगा सकता है।',
    category_needed: 'कृपया श्रेणी चुनें।',
    quantity_needed: 'कृपया संख्या लिखें।',
    remedy_sold_out: ({ name }) => `${name} बिक चुका है।`,
    remedy_left: ({ name, left }) => `${name} के केवल ${left} नग बचे हैं।`,
    remedy_kept: ({ name, kept }) => `${name} के केवल ${kept} नग रखे जा सके।`,
    remedy_gone: 'यह उपाय अब उपलब्ध नहीं है।',
    remedy_not_in_cart: 'यह उपाय आपके कार्ट में नहीं है।',
    remedy_of_cart_gone: 'आपके कार्ट का एक उपाय अब उपलब्ध नहीं है।',
    line_full: ({ most }) => `एक बार में एक उपाय के ${most} नग तक ख़रीदे जा सकते हैं।`,
    no_room: 'आपका कार्ट भर गया है।',
    coupon_minimum_of: ({ minimum }) =>
      `इस कूपन के लिए कार्ट में कम से कम ${formatRupees(toRupees(minimum))} का सामान चाहिए।`,
    cart_differs: ({ differences }) =>
      `आपका कार्ट बदल गया है। ${differences.map(difference).join(' ')} कृपया उसे देखकर फिर कोशिश करें।`,
    coupon_only_for: ({ categories, remedies, more }) =>
      `यह कूपन आपके कार्ट के उपायों के लिए नहीं है। यह इनके लिए है: ${[
        ...categories.map((category) => categoryWords[category]),
        ...remedies,
        ...(more > 0 ? [`${more} और`] : []),
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
    coupon_gone: 'यह कूपन अब नहीं चलता, इसलिए कुल राशि बदल गई है। कृपया अपना ऑर्डर देखकर फिर कोशिश करें।',
  },
} satisfies ErrorWordsPart;
