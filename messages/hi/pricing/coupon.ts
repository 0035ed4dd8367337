import type { coupon as English } from '../../en/pricing/coupon.ts';

export const coupon: typeof English = {
  label: 'कूपन कोड',
  apply: 'लगाएँ',
  remove: (code) => `कूपन ${code} हटाएँ`,
  enter: 'कूपन कोड डालें',
  provide: 'कृपया कूपन कोड लिखें।',
  error: 'कूपन नहीं लगा',
  invalid: 'कूपन कोड सही नहीं है',
  applied: 'कूपन लग गया',
  off: (amount) => `${amount} की छूट`,
  removed: 'कूपन हटा दिया गया',
  take: 'लगाएँ',
  takeCode: (code) => `${code} लगाएँ`,
  used: 'लगा हुआ',
  usedCode: (code) => `${code} लगा हुआ है`,
  waits: (code) => `${code} आपके कार्ट में गिना जाएगा।`,
  failedRemove: 'कूपन नहीं हटाया जा सका।',
};
