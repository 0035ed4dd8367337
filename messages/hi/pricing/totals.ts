import type { totals as English } from '../../en/pricing/totals.ts';

export const totals: typeof English = {
  items: (count) => (count === 1 ? '1 वस्तु' : `${count} वस्तुएँ`),
  subtotal: 'उप-योग',
  subtotalOf: (items) => `उप-योग (${items})`,
  coupon: 'कूपन',
  couponOf: (code) => `कूपन ${code}`,
  shipping: 'डिलीवरी',
  usually: 'सामान्यतः',
  free: 'मुफ़्त',
  fee: 'कैश ऑन डिलीवरी',
  tax: 'कर',
  rounding: 'पूर्णांकन',
  total: 'कुल',
  returns: {
    standard: (days) => `हर उपाय की वापसी उसके नियम से, ज़्यादातर ${days} दिन तक`,
    loose_stone: (days) => `बिना जड़े रत्न: बिना पहने, रिपोर्ट के साथ ${days} दिन तक वापसी`,
    set_jewellery: (days) => `जड़े हुए रत्न: बिना पहने ${days} दिन तक बदलें या स्टोर क्रेडिट लें`,
    faulty_only: (days) => `आपके लिए बना: केवल ख़राबी होने पर, ${days} दिन तक वापसी`,
  },
  mixedReturns: 'हर नग की वापसी उसके पृष्ठ पर लिखे नियम से',
};
