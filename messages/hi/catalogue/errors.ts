import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about remedies, their variants and settings. */
export const catalogue = {
  titles: {
    product_not_found: 'उपाय नहीं मिला',
    variant_needed: 'विकल्प चुनें',
    setting_unavailable: 'यह जड़ाई उपलब्ध नहीं',
    sold_out: 'बिक चुका है',
  },
  sentences: {
    product_not_found: 'उपाय नहीं मिला।',
    variant_needed: 'कृपया चुनें कि कौन-सा विकल्प चाहिए।',
    variant_needed_of: ({ name }) => `कृपया चुनें कि ${name} का कौन-सा विकल्प चाहिए।`,
    sku_invalid: 'SKU में अक्षर, अंक, बिंदु और हाइफ़न आते हैं।',
    setting_unavailable: 'यह रत्न अभी चुने गए रूप में जड़ा या प्राण-प्रतिष्ठित नहीं किया जा सकता।',
    setting_gone: 'यह जड़ाई अब नहीं मिलती। कृपया रत्न के पृष्ठ पर फिर से चुनें।',
    metal_rate_stale:
      'इस धातु का भाव बदला जा रहा है। तब तक रत्न बिना जड़ाई के ही मिलता है; कृपया उसके पृष्ठ पर फिर से चुनें।',
    ring_size_needed: 'कृपया अँगूठी का नाप चुनें, या यह कि अभी तय नहीं है।',
    energisation_off: 'यह प्राण-प्रतिष्ठा अब नहीं होती। कृपया रत्न के पृष्ठ पर फिर से चुनें।',
    energisation_day:
      'प्राण-प्रतिष्ठा का चुना हुआ दिन बीत चुका है या 60 दिन से आगे है। कृपया रत्न के पृष्ठ पर दूसरा दिन चुनें।',
    sold_out: 'यह उपाय बिक चुका है।',
    category_needed: 'कृपया श्रेणी चुनें।',
    quantity_needed: 'कृपया संख्या लिखें।',
    remedy_sold_out: ({ name }) => `${name} बिक चुका है।`,
    remedy_left: ({ name, left }) => `${name} के केवल ${left} नग बचे हैं।`,
    bundle_changed: ({ name }) => `${name} की एक चीज़ अब नहीं बिकती, इसलिए यह उपलब्ध नहीं है।`,
    bundle_part_gone: ({ name, part }) => `${name} अभी उपलब्ध नहीं है: इसमें से ${part} अब नहीं बिकता।`,
    bundle_part_sold_out: ({ name, part }) => `${name} अभी उपलब्ध नहीं है: इसमें से ${part} बिक चुका है।`,
    bundle_part_left: ({ name, part, left }) =>
      `${name} के लिए माल कम है: ${part} के केवल ${left} नग बचे हैं।`,
    remedy_gone: 'यह उपाय अब उपलब्ध नहीं है।',
  },
} satisfies ErrorWordsPart;
