import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors of image uploads. */
export const imageList = {
  titles: {
    upload_type: 'यह तस्वीर नहीं है',
    upload_broken: 'ख़राब तस्वीर',
    upload_pixels: 'तस्वीर बहुत बड़ी है',
    upload_count: 'बहुत ज़्यादा फ़ाइलें',
    upload_size: 'फ़ाइल बहुत बड़ी है',
    storage_full: 'जगह नहीं बची',
  },
  sentences: {
    upload_type: 'कृपया JPEG, PNG या WebP तस्वीरें चुनें।',
    upload_broken: 'यह तस्वीर पढ़ी नहीं जा सकी।',
    upload_pixels: 'इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं।',
    upload_count: 'यहाँ इतनी फ़ाइलें नहीं ली जा सकतीं।',
    files_most: ({ most: max }) => (max === 1 ? 'कृपया एक फ़ाइल चुनें।' : `कृपया अधिकतम ${max} फ़ाइलें चुनें।`),
    session_pictures: ({ most: max }) => `एक सत्र में अधिकतम ${max} तस्वीरें भेजी जा सकती हैं।`,
    upload_size: 'एक तस्वीर अधिकतम 5 MB की हो सकती है।',
    storage_full: 'तस्वीरों के लिए जगह नहीं बची। कृपया दुकान का सर्वर चलाने वालों को बताएँ।',
  },
} satisfies ErrorWordsPart;
