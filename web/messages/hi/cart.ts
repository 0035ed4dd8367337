import type { cart as English } from '../en/cart.ts';

export const cart: typeof English = {
  title: 'आपका कार्ट',
  empty: 'आपका कार्ट ख़ाली है',
  continue: 'ख़रीदारी जारी रखें',
  summary: 'ऑर्डर का सार',
  checkout: 'चेकआउट पर जाएँ',
  adminTitle: 'कार्ट उपलब्ध नहीं',
  adminText: 'एडमिन का कार्ट नहीं होता। उपाय ख़रीदने के लिए ग्राहक के रूप में लॉगिन करें।',
  quantity: 'संख्या',
  increase: (name) => `${name}: एक और`,
  decrease: (name) => `${name}: एक कम`,
  remove: (name) => `${name} हटाएँ`,
  updating: '...',
  each: (price) => `${price} प्रति नग`,
  left: (count) => `स्टॉक में केवल ${count}`,
};
