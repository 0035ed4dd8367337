import type { arrival as English } from '../../en/delivery/arrival.ts';

export const arrival: typeof English = {
  label: 'पिन कोड',
  check: 'देखें',
  checking: 'डिलीवरी का दिन देखा जा रहा है',
  by: (day, pincode) => `${pincode} पर ${day} तक डिलीवरी`,
  price: (amount) => `डिलीवरी ${amount}`,
  notServed: (pincode) => `अभी हम ${pincode} पर डिलीवरी नहीं करते।`,
  failed: 'डिलीवरी का दिन अभी पता नहीं चल सका।',
  change: 'बदलें',
  changePin: 'पिन कोड बदलें',
};
