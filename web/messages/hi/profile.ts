import type { profile as English } from '../en/profile.ts';

export const profile: typeof English = {
  orders: 'ऑर्डर',
  noOrders: 'अभी कोई ऑर्डर नहीं',
  addresses: 'पते',
  account: 'खाता',
  privacy: 'गोपनीयता',
  nameAndEmail: 'नाम और ईमेल',
  password: 'पासवर्ड',
  change: 'बदलें',
  devices: 'डिवाइस',
  everywhere: 'हर जगह से लॉग आउट करें',
  export: 'मेरा डेटा डाउनलोड करें',
  exportHint: 'एक फ़ाइल में आपकी प्रोफ़ाइल, पते और ऑर्डर।',
  delete: 'मेरा खाता मिटाएँ',
  deleteHint: 'प्रोफ़ाइल और पते मिट जाते हैं। बिल उतने समय रहते हैं जितना कर क़ानून कहता है।',
  view: 'देखें',
};
