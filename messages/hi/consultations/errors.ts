import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about sessions with healers and the prepaid balance. */
export const consultations = {
  titles: {
    healer_required: 'केवल मार्गदर्शकों के लिए',
    customers_only: 'केवल ग्राहकों के लिए',
    price_changed: 'कीमत बदल गई है',
    balance_low: 'शेष राशि कम है',
    consultation_not_found: 'सत्र नहीं मिला',
    consultation_state: 'अभी संभव नहीं',
    consultation_open: 'एक सत्र खुला है',
    consultation_blocked: 'संभव नहीं',
    slot_soon: 'बुक किया हुआ सत्र शुरू होने वाला है',
    top_up_not_found: 'भुगतान नहीं मिला',
    invitation_invalid: 'निमंत्रण चाहिए',
    invoice_unavailable: 'टैक्स इनवॉइस नहीं है',
  },
  sentences: {
    healer_required: 'यह केवल मार्गदर्शकों के लिए है। कृपया मार्गदर्शक के रूप में लॉगिन करें।',
    customers_only: 'मार्गदर्शक के खाते से ख़रीदारी नहीं होती। कृपया ग्राहक के रूप में लॉगिन करें।',
    price_changed: 'इस बीच इन मार्गदर्शक की कीमत बदल गई है। कृपया नई कीमत देखकर फिर कोशिश करें।',
    balance_low: 'आपकी शेष राशि इन मार्गदर्शक के साथ एक मिनट के लिए भी कम है। कृपया पहले राशि जोड़ें।',
    free_chat_mailbox:
      'इस ईमेल के मुफ़्त मिनट किसी दूसरे खाते से इस्तेमाल हो चुके हैं। चैट शुरू करने के लिए कृपया राशि जोड़ें।',
    free_chat_unverified:
      'कृपया पहले अपने ईमेल की पुष्टि करें: आज आपके नेटवर्क के कई नए खाते मुफ़्त मिनट ले चुके हैं। पुष्टि के बाद आपके पहले 3 मिनट मुफ़्त हैं; राशि जोड़कर आप अभी शुरू कर सकते हैं।',
    free_chat_network:
      'आज आपके नेटवर्क के कई नए खाते मुफ़्त मिनट ले चुके हैं। कृपया कल फिर कोशिश करें, या अभी शुरू करने के लिए राशि जोड़ें।',
    consultation_not_found: 'यह सत्र मौजूद नहीं है।',
    consultation_state: 'इस बीच यह सत्र बदल चुका है। कृपया पृष्ठ फिर से खोलें।',
    consultation_open: 'एक और सत्र अभी खुला है। कृपया पहले उसे समाप्त करें।',
    consultation_blocked:
      'इन मार्गदर्शक के साथ सत्र नहीं हो सकता, क्योंकि आप दोनों में से किसी ने दूसरे को ब्लॉक किया है।',
    slot_soon:
      'इन मार्गदर्शक का बुक किया हुआ सत्र पाँच मिनट के भीतर शुरू होगा, इसलिए उससे पहले चैट शुरू नहीं हो सकती।',
    top_up_not_found: 'यह भुगतान आपका नहीं है।',
    invitation_code_needed: 'कृपया निमंत्रण कोड लिखें।',
    invitation_invalid: 'यह निमंत्रण मान्य नहीं है। कृपया एडमिन से नया निमंत्रण लें।',
    invoice_unavailable: 'टैक्स इनवॉइस नहीं है: इस दुकान में कंपनी का नाम, पता और मान्य GSTIN दर्ज नहीं हैं।',
  },
} satisfies ErrorWordsPart;
