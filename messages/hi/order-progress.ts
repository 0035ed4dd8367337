import type { orderProgress as English } from '../en/order-progress.ts';

export const orderProgress: typeof English = {
  created: {
    text: 'भुगतान अभी हम तक नहीं पहुँचा है। अगर आपके खाते से पैसे कटे हैं, तो यह पृष्ठ अपने आप बदल जाएगा।',
    link: 'अभी चुकाएँ',
  },
  paid: 'हम 2-3 कार्य दिवस में पैक कर देते हैं।',
  packed: 'पैक हो गया है, कूरियर की प्रतीक्षा है।',
  shipped: (carrier) => `${carrier || 'कूरियर'} के पास है।`,
  arrives: (from, to) => `यह ${from} और ${to} के बीच पहुँच जाना चाहिए।`,
  tracking: 'ट्रैकिंग नंबर',
  delivered: { text: '30 दिन तक आसान वापसी।', link: 'वापसी शुरू करें' },
  refund: (amount) => `${amount} 7-10 कार्य दिवस में उसी रास्ते लौट जाएँगे जिससे आपने चुकाए थे।`,
  review: 'हम आपका भुगतान जाँच रहे हैं। यह पृष्ठ अपने आप बदल जाएगा।',
  expired: { text: 'समय पर कोई भुगतान हम तक नहीं पहुँचा, इसलिए ऑर्डर पक्का नहीं हुआ।', link: 'कार्ट पर वापस' },
  cancelled: 'यह ऑर्डर रद्द कर दिया गया।',
  stages: { done: ', पूरा हुआ', current: ', अभी', waiting: ', प्रतीक्षा में', coming: ', आगे' },
};
