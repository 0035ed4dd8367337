import type { orderHistory as English } from '../../en/orders/order-history.ts';

export const orderHistory: typeof English = {
  failed: 'ऑर्डर नहीं लाए जा सके',
  loading: 'आपके ऑर्डर लोड हो रहे हैं',
  none: 'आपने अभी तक कुछ नहीं मँगाया है।',
  remedies: 'उपाय देखें',
  view: 'देखें',
  viewOf: (day, amount) => `${day} का ऑर्डर देखें, ${amount}`,
  previous: 'पिछली दुकान के ऑर्डर',
  previousOf: (number, day) => `${number}, ${day}`,
  previousText: 'जैसे वे थे। यहाँ इनका इनवॉइस नहीं है।',
};
