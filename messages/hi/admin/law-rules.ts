import type { lawRuleLabels as English } from '../../en/admin/law-rules.ts';

export const lawRuleLabels: typeof English = {
  session_fees_on: 'अभी: सत्र रद्द करने पर समय के अनुसार 20 से 100 प्रतिशत शुल्क लगता है, और दुकान रद्द करे तो वह भी उतना ही देती है।',
  session_fees_off: 'अभी: सत्र रद्द करने पर कोई शुल्क नहीं लगता। पहले बुक हुए सत्रों पर बुकिंग के दिन का नियम लागू रहता है।',
  pan_on: 'अभी: सेटिंग में दी गई राशि से चेकआउट PAN माँगता है।',
  pan_off: 'अभी: चेकआउट PAN कभी नहीं माँगता।',
};
