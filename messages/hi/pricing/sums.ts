import type { sums as English } from '../../en/pricing/sums.ts';

export const sums: typeof English = {
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
  returns: (days) => `हर उपाय की वापसी उसके नियम से, ज़्यादातर ${days} दिन तक`,
};
