import type { ErrorWordsPart } from '../../error-words.ts';

/** Of sessions with healers and the balance that pays for them. */
export const consultations = {
  titles: {
    healer_required: 'केवल मार्गदर्शकों के लिए',
    customers_only: 'केवल ग्राहकों के लिए',
    balance_low: 'शेष राशि कम है',
    consultation_not_found: 'सत्र नहीं मिला',
    consultation_state: 'अभी संभव नहीं',
    consultation_open: 'एक सत्र खुला है',
    top_up_not_found: 'भुगतान नहीं मिला',
  },
  sentences: {
    healer_required: 'यह केवल मार्गदर्शकों के लिए है। कृपया मार्गदर्शक के रूप में लॉग इन करें।',
    customers_only: 'मार्गदर्शक के खाते से ख़रीदारी नहीं होती। कृपया ग्राहक के रूप में लॉग इन करें।',
    balance_low: 'आपकी शेष राशि इन मार्गदर्शक के साथ एक मिनट के लिए भी कम है। कृपया पहले राशि जोड़ें।',
    consultation_not_found: 'यह सत्र मौजूद नहीं है।',
    consultation_state: 'इस बीच यह सत्र आगे बढ़ चुका है।',
    consultation_open: 'एक और सत्र अभी खुला है। कृपया पहले उसे समाप्त करें।',
    top_up_not_found: 'यह भुगतान आपका नहीं है।',
  },
} satisfies ErrorWordsPart;
