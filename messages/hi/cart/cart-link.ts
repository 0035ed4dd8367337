import type { cartLink as English } from '../../en/cart/cart-link.ts';

/** The page of a link with a cart, such as `/cart/add?items=…`. */
export const cartLink: typeof English = {
  pageTitle: 'आपके लिए कार्ट | Jyotiratna',
  title: 'ये आपके कार्ट के लिए तैयार हैं',
  loading: 'इस लिंक की चीज़ें खुल रही हैं',
  prices: 'कीमतें आज की हैं। जो आपके कार्ट में पहले से है, वह वैसा ही रहता है; कुछ भी दो बार नहीं जुड़ता।',
  button: 'मेरे कार्ट में रखें',
  coupon: (code) => `कूपन ${code} के साथ।`,
  notes: 'कृपया ध्यान दें',
  unknown: (names) => `ये चीज़ें हमारे यहाँ नहीं मिलीं: ${names}।`,
  noCoupon: (code) => `कूपन ${code} इन चीज़ों पर लागू नहीं होता।`,
  nothing: 'रखने के लिए कुछ नहीं है',
  nothingHint: 'इस लिंक में कोई चीज़ नहीं है। शायद लिंक अधूरा है।',
  soldHint: 'इस लिंक की कोई चीज़ अभी कार्ट में नहीं रखी जा सकती।',
  failed: 'चीज़ें नहीं खुल सकीं',
  failedHint: 'कुछ भी बदला नहीं है। कृपया फिर कोशिश करें।',
  notAdded: 'ये आपके कार्ट में नहीं रखी जा सकीं। कृपया फिर कोशिश करें।',
  full: 'आपके कार्ट में पहले से 50 चीज़ें हैं। कृपया पहले कुछ हटाएँ, फिर यह लिंक खोलें।',
  browse: 'उपाय देखें',
};
