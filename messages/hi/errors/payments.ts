import type { ErrorWordsPart } from '../../error-words.ts';

/** Of checkouts, orders and payments. */
export const payments = {
  titles: {
    order_not_found: 'ऑर्डर नहीं मिला',
    amount_mismatch: 'कुल राशि बदल गई है',
    idempotency_mismatch: 'अलग अनुरोध',
    in_progress: 'तैयार हो रहा है',
    order_state: 'अभी संभव नहीं',
    payment_unverified: 'पुष्टि नहीं हुई',
    payment_mismatch: 'भुगतान मेल नहीं खाता',
    payments_unavailable: 'भुगतान में दिक्कत',
    payments_off: 'भुगतान बंद है',
  },
  sentences: {
    order_not_found: 'ऑर्डर नहीं मिला',
    amount_mismatch: 'कुल राशि बदल गई है। कृपया अपना ऑर्डर देखकर फिर कोशिश करें।',
    idempotency_mismatch: 'यह कुंजी किसी दूसरे ऑर्डर के लिए इस्तेमाल हो चुकी है। कृपया पृष्ठ फिर से लोड करें।',
    in_progress: 'आपका ऑर्डर तैयार हो रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
    order_state: 'ऑर्डर अभी जिस स्थिति में है, उसमें यह नहीं हो सकता।',
    payment_unverified: 'भुगतान की पुष्टि नहीं हो सकी।',
    payment_mismatch: 'भुगतान ऑर्डर से मेल नहीं खाता। पैसे लौटा दिए जाएँगे।',
    payments_unavailable: 'भुगतान अभी शुरू नहीं हो सकता। कृपया थोड़ी देर में फिर प्रयास करें।',
    checkout_unavailable: ({ provider }) => `${provider} चेकआउट शुरू नहीं हो सका।`,
    payments_off: 'यह दुकान अभी भुगतान नहीं ले रही है।',
    order_number_needed: 'कृपया ऑर्डर नंबर लिखें।',
    rupees_only: 'केवल INR में भुगतान होता है।',
    whole_rupees: 'कृपया राशि पूरे रुपयों में दें।',
    hold_limit_pieces: ({ most }) => `एक बार में ${most} तक नग मँगाए जा सकते हैं। कृपया कम मँगाएँ, या बड़े ऑर्डर के लिए हमें लिखें।`,
    hold_limit_remedy: ({ most, name }) =>
      `${name} के एक बार में ${most} तक नग मँगाए जा सकते हैं। कृपया कम मँगाएँ, या बड़े ऑर्डर के लिए हमें लिखें।`,
    network_holds_remedy: ({ name }) =>
      `आपके इंटरनेट पते से और लोग अभी ${name} का भुगतान कर रहे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।`,
    amount_of_other_order: 'यह राशि इस ऑर्डर की नहीं है।',
    paid_unknown: 'आपका ऑर्डर हमारे पास दर्ज नहीं है। अगर वह फिर से नहीं भेजा गया, तो आपके पैसे लौटा दिए जाएँगे।',
    paid_late: 'आपने जो मँगाया था वह अब उपलब्ध नहीं है। आपके पैसे लौटा दिए जाएँगे।',
    paid_twice: 'इस ऑर्डर का भुगतान पहले ही हो चुका है। आपका दूसरा भुगतान लौटा दिया जाएगा।',
    signature_invalid: 'हस्ताक्षर सही नहीं है।',
  },
} satisfies ErrorWordsPart;
