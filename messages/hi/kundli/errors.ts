import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about births and charts. */
export const kundli = {
  titles: {
    kundli_credit: 'API की सीमा पूरी हो गई',
    place_not_found: 'स्थान नहीं मिला',
  },
  sentences: {
    kundli_credit: 'API की सीमा पूरी हो गई। कृपया बाद में फिर कोशिश करें या हमसे संपर्क करें।',
    place_not_found: 'यह जन्म स्थान हमें नहीं मिला। कृपया सूची से चुनें।',
    given_name_missing: 'कृपया नाम लिखें।',
    gender_needed: 'कृपया लिंग चुनें।',
    birthplace_missing: 'कृपया जन्म स्थान लिखें।',
    birthplace_unknown: 'कृपया सूची से जन्म स्थान चुनें।',
    dob_invalid: 'जन्म तिथि का प्रारूप सही नहीं है। कृपया DD-MM-YYYY या DD/MM/YYYY लिखें।',
    dob_early: 'कुंडली वर्ष 1800 और उसके बाद के जन्म की बन सकती है।',
    dob_future: 'जन्म तिथि भविष्य की है।',
    birth_time_invalid: 'जन्म समय सही नहीं है। कृपया 24 घंटे वाले प्रारूप में HH:MM लिखें।',
    latitude_needed: 'कृपया अक्षांश भी दें।',
    longitude_needed: 'कृपया देशांतर भी दें।',
    time_zone_needed: 'कृपया समय क्षेत्र भी दें।',
    time_zone_unknown: 'यह समय क्षेत्र ज्ञात नहीं है।',
    latitude_limit: ({ most: max }) =>
      `कुंडली ${max}° दक्षिण और ${max}° उत्तर के बीच के स्थानों की बन सकती है।`,
    transit_years: ({ from, to }) => `गोचर ${from} से ${to} तक के वर्षों के दिनों का बनता है।`,
    parent_statement_needed: 'बच्चे का जन्म विवरण सहेजने के लिए कृपया बताएँ कि आप माता-पिता या अभिभावक हैं।',
    privacy_request_empty: 'कृपया अपना अनुरोध लिखें।',
    certificate_name: 'कृपया लिखें कि यह कौन-सा काग़ज़ है।',
    certificate_count: ({ most }) => `आप ${most} काग़ज़ तक रख सकते हैं। कृपया पहले कोई एक हटाएँ।`,
    kundlis_full: ({ most: max }) => `आप ${max} कुंडलियाँ तक रख सकते हैं। कृपया पहले कोई एक हटाएँ।`,
    daily_unverified: 'पहले अपना ईमेल सत्यापित करें; रोज़ का ईमेल वहीं आता है।',
    daily_without_time: 'कुंडली से दिन जानने के लिए जन्म समय चाहिए।',
    daily_without_device: 'पहले प्रोफ़ाइल में सूचनाओं के नीचे किसी डिवाइस के लिए सूचनाएँ चालू करें।',
    wait_seconds: ({ seconds }) => `अनुरोध बहुत ज़्यादा हो गए। कृपया ${seconds} सेकंड बाद फिर कोशिश करें।`,
  },
} satisfies ErrorWordsPart;
