import type { ErrorWordsPart } from '../../error-labels.ts';

/** Of orders, returns and reviews. */
export const orders = {
  titles: {
    order_not_found: 'ऑर्डर नहीं मिला',
    order_state: 'अभी संभव नहीं',
    return_open: 'वापसी चल रही है',
    review_written: 'समीक्षा लिखी जा चुकी है',
  },
  sentences: {
    order_not_found: 'ऑर्डर नहीं मिला',
    order_state: 'ऑर्डर की इस स्थिति में यह संभव नहीं है।',
    return_open: 'इस ऑर्डर की एक और वापसी चल रही है। कृपया उसके पूरा होने तक रुकें।',
    ring_size_range: 'अँगूठी का भारतीय नाप 1 से 30 तक की पूर्ण संख्या होता है।',
    ring_size_not_asked: 'यह अँगूठी किसी नाप की प्रतीक्षा में नहीं है।',
    return_wish: 'कृपया बताएँ कि आपको पैसे वापस चाहिए या बदले में दूसरा।',
    return_reason: 'कृपया कारण चुनें।',
    return_lines: 'कृपया चुनें कि आप क्या लौटाना चाहते हैं।',
    return_not_now: 'ऑर्डर पहुँचने के बाद ही वापसी माँगी जा सकती है।',
    return_gone: 'ये नग अब लौटाए नहीं जा सकते।',
    return_only_faulty: 'यह तभी वापस लिया जाता है जब इसमें ख़राबी हो या यह वह न हो जो आपने मँगाया था।',
    withdraw_not_now: 'यह वापसी अब रद्द नहीं की जा सकती।',
    cancel_own_not_now: 'पार्सल हमारे यहाँ से निकल चुका है। पहुँचने पर आप उसे लौटा सकते हैं।',
    review_written: 'आप इस उपाय की समीक्षा लिख चुके हैं। धन्यवाद!',
    review_stars: 'कृपया एक से पाँच तारे चुनें।',
    review_item: 'कृपया चुनें कि आप किसके बारे में लिख रहे हैं।',
    review_not_now: 'ऑर्डर पहुँचने के बाद ही समीक्षा लिखी जा सकती है।',
    confirm_not_now: 'इस ऑर्डर को अब पक्का करने की ज़रूरत नहीं है।',
    confirm_paid_online: 'इसी ख़रीद का भुगतान इस बीच ऑनलाइन हो चुका है। इस ऑर्डर की ज़रूरत नहीं है।',
    order_number_needed: 'कृपया ऑर्डर नंबर लिखें।',
  },
} satisfies ErrorWordsPart;
