import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of payments. */
export const payments = {
  titles: {
    payment_unverified: 'पुष्टि नहीं हुई',
    payment_mismatch: 'भुगतान मेल नहीं खाता',
    payments_unavailable: 'भुगतान में दिक्कत',
    payments_off: 'भुगतान बंद है',
  },
  sentences: {
    payment_unverified: 'भुगतान की पुष्टि नहीं हो सकी।',
    payment_mismatch: 'भुगतान ऑर्डर से मेल नहीं खाता। पैसे लौटा दिए जाएँगे।',
    payments_unavailable: 'भुगतान अभी शुरू नहीं हो सकता। कृपया थोड़ी देर में फिर कोशिश करें।',
    checkout_unavailable: ({ provider }) => `${provider} चेकआउट शुरू नहीं हो सका।`,
    payments_off: 'यह दुकान अभी भुगतान नहीं ले रही है।',
    amount_of_other_order: 'यह राशि इस ऑर्डर की नहीं है।',
    paid_unknown:
      'आपका ऑर्डर हमारे पास दर्ज नहीं है। अगर वह फिर से नहीं भेजा गया, तो आपके पैसे लौटा दिए जाएँगे।',
    paid_late: 'आपने जो मँगाया था वह अब उपलब्ध नहीं है। आपके पैसे लौटा दिए जाएँगे।',
    paid_twice: 'इस ऑर्डर का भुगतान पहले ही हो चुका है। आपका दूसरा भुगतान लौटा दिया जाएगा।',
    signature_invalid: 'हस्ताक्षर सही नहीं है।',
  },
} satisfies ErrorWordsPart;
