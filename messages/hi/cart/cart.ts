import type { cart as English } from '../../en/cart/cart.ts';

export const cart: typeof English = {
  pageTitle: 'आपका कार्ट | Jyotiratna',
  pageDescription: 'आपकी चुनी हुई वस्तुएँ, डिलीवरी, कर और कूपन। भुगतान अगले पृष्ठ पर होता है।',
  early: (units, price) => `${units} × ${price}`,
  title: 'आपका कार्ट',
  empty: 'आपका कार्ट ख़ाली है',
  continue: 'ख़रीदारी जारी रखें',
  changes: 'आपके जोड़ने के बाद यह बदला है',
  changesRead: 'ठीक है',
  quantityOf: (name) => `${name} की संख्या`,
  remove: (name) => `${name} हटाएँ`,
  lower: (stock) => `${stock} कर दें`,
  each: (price) => `${price} प्रति नग`,
  summary: 'ऑर्डर का सार',
  saving: (amount) => `MRP पर आपकी ${amount} की बचत`,
  checkFailed: 'अभी कीमतें जाँची नहीं जा सकीं। चेकआउट पर वे फिर से पूछी जाएँगी।',
  checking: 'कीमतें जाँची जा रही हैं।',
  blocked: 'कृपया पहले निशान वाली वस्तुएँ ठीक करें।',
  checkout: 'चेकआउट पर जाएँ',
  payment: 'UPI और कार्ड, हमारी भुगतान सेवा के ज़रिए',
  changeFailed: 'कार्ट बदला नहीं जा सका। कृपया फिर कोशिश करें।',
};
