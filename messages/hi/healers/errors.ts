import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about healers and booked sessions. */
export const healers = {
  titles: {
    slot_taken: 'समय बुक हो चुका',
    booking_not_found: 'बुकिंग नहीं मिली',
    booking_state: 'अभी संभव नहीं',
    booking_billed: 'बिल बन चुका',
    booking_moves: 'समय बहुत बार बदला गया',
    healer_not_found: 'मार्गदर्शक नहीं मिले',
    healer_offline: 'उपलब्ध नहीं',
  },
  sentences: {
    slot_taken: 'यह समय अभी-अभी बुक हो गया। कृपया दूसरा समय चुनें।',
    booking_not_found: 'यह बुकिंग मौजूद नहीं है, या आपकी नहीं है।',
    booking_state: 'यह सत्र शुरू हो चुका है या रद्द हो गया है। अब इसे बदला नहीं जा सकता।',
    booking_billed: 'यह सत्र शुरू हो चुका है, और उसके भुगतान का हिसाब हो चुका है। अब कुछ और दर्ज नहीं हो सकता।',
    booking_moves: 'इस सत्र का समय अब और नहीं बदला जा सकता। कोई और समय चाहिए तो कृपया हमें लिखें।',
    healer_not_found: 'ये मार्गदर्शक हमारी सूची में नहीं हैं।',
    healer_offline: 'ये मार्गदर्शक अभी उपलब्ध नहीं हैं।',
    day_needed: 'कृपया दिन चुनें।',
    time_needed: 'कृपया समय चुनें।',
    time_of_list: 'कृपया सूची से समय चुनें।',
    day_of_list: 'कृपया सूची से दिन चुनें।',
    mode_needed: 'कृपया चैट, फ़ोन या वीडियो चुनें।',
  },
} satisfies ErrorWordsPart;
