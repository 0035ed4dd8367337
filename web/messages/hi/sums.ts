import type { sums as English } from '../en/sums.ts';

export const sums: typeof English = {
  subtotal: 'उप-योग',
  coupon: (code) => `कूपन ${code}`,
  shipping: 'डिलीवरी',
  free: 'मुफ़्त',
  tax: 'कर',
  total: 'कुल',
};
