import type { pan as English } from '../../en/checkout/pan.ts';

export const pan: typeof English = {
  label: 'PAN',
  hint: 'इतनी राशि पर आयकर नियम ख़रीदार का PAN माँगते हैं। यह एन्क्रिप्ट करके रखा जाता है और कहीं छपता नहीं।',
  wrong: 'कृपया PAN जाँचें: पाँच अक्षर, चार अंक, एक अक्षर।',
};
