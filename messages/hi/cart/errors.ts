import type { ErrorWordsPart } from '../../error-labels.ts';

type Difference = { name: string | null; inCart: number; asked: number };

const difference = ({ name, inCart, asked: requested }: Difference) =>
  `${name ?? 'एक उपाय जो आपके कार्ट में नहीं है'}: आपके कार्ट में ${inCart}, यहाँ ${requested}।`;

/** Errors of the cart. */
export const cart = {
  titles: {
    admin_has_no_cart: 'कार्ट उपलब्ध नहीं',
    cart_empty: 'आपका कार्ट ख़ाली है',
    cart_full: 'कार्ट भर गया है',
    out_of_stock: 'स्टॉक में इतने नहीं हैं',
    cart_mismatch: 'आपका कार्ट बदल गया है',
  },
  sentences: {
    admin_has_no_cart: 'एडमिन का कार्ट नहीं होता। उपाय ख़रीदने के लिए ग्राहक के रूप में लॉगिन करें।',
    cart_empty: 'आपका कार्ट ख़ाली है',
    cart_full: 'कार्ट में 50 तक अलग-अलग उपाय आते हैं।',
    out_of_stock: 'इतने नग बचे नहीं हैं।',
    cart_mismatch: 'आपका कार्ट इस ऑर्डर से अलग है। कृपया उसे देखकर फिर कोशिश करें।',
    remedy_kept: ({ name, kept: stored }) => `${name} के केवल ${stored} नग रखे जा सके।`,
    remedy_not_in_cart: 'यह उपाय आपके कार्ट में नहीं है।',
    remedy_of_cart_gone: 'आपके कार्ट का एक उपाय अब उपलब्ध नहीं है।',
    line_full: ({ most: max }) => `एक बार में एक उपाय के ${max} नग तक ख़रीदे जा सकते हैं।`,
    no_room: 'आपका कार्ट भर गया है।',
    cart_differs: ({ differences }) =>
      `आपका कार्ट बदल गया है। ${differences.map(difference).join(' ')} कृपया उसे देखकर फिर कोशिश करें।`,
  },
} satisfies ErrorWordsPart;
