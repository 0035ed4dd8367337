import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about days and places of the almanac. */
export const almanac = {
  titles: { no_sunrise: 'सूर्योदय नहीं' },
  sentences: {
    no_sunrise: 'उस दिन वहाँ सूर्य का उदय और अस्त नहीं होता, इसलिए उस दिन का पंचांग नहीं है।',
    day_invalid: 'कृपया तारीख़ YYYY-MM-DD के रूप में दें।',
    month_invalid: 'कृपया महीना YYYY-MM के रूप में दें।',
    year_invalid: 'कृपया वर्ष YYYY के रूप में दें।',
    month_or_year: 'कृपया महीना या वर्ष दें, दोनों नहीं।',
    almanac_years: ({ from, to }) => `पंचांग ${from} से ${to} तक के वर्षों के बनते हैं।`,
    date_skipped: 'तिथि रेखा बदलने पर वहाँ के कैलेंडर में यह तारीख़ आई ही नहीं।',
    degrees_invalid: 'कृपया अंश दशमलव संख्या में दें।',
    sunrise_unknown: ({ codes }) => `कृपया ${codes.join(' या ')} चुनें।`,
    ayanamsa_unknown: ({ codes }) => `कृपया ${codes.join(' या ')} चुनें।`,
    graha_unknown: ({ codes }) => `कृपया इनमें से एक चुनें: ${codes.join(', ')}।`,
    almanac_city_needed: 'कृपया शहर दें।',
    almanac_city_unknown: 'यह शहर हमें नहीं मिला।',
  },
} satisfies ErrorWordsPart;
