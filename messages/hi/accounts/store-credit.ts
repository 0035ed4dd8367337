import type { storeCredit as English } from '../../en/accounts/store-credit.ts';

export const storeCredit: typeof English = {
  title: 'स्टोर क्रेडिट',
  balance: (amount) => `आपके पास ${amount} हैं।`,
  hint: 'इससे दुकान के ऑर्डर का पूरा या कुछ भुगतान होता है: भुगतान करते समय इसे चुनिए।',
  empty: 'अभी कुछ नहीं है। वापसी पर क्रेडिट चुनने से दुकान इसे जोड़ती है, और गिफ़्ट कार्ड से आप ख़ुद जोड़ सकते हैं।',
  loading: 'स्टोर क्रेडिट खुल रहा है...',
  failed: 'स्टोर क्रेडिट नहीं खुल सका।',
  history: 'क्या आया और क्या गया',
  kinds: {
    'credit-grant': 'दुकान ने दिया',
    'credit-return': 'वापसी के बदले',
    'credit-gift': 'गिफ़्ट कार्ड से',
    'credit-used': 'ख़र्च',
    'credit-released': 'वापस: ख़रीदा नहीं या रद्द हुआ',
    'credit-refund': 'रिफ़ंड के साथ वापस',
  },
  order: (number) => `ऑर्डर ${number}`,
  use: (amount) => `स्टोर क्रेडिट लगाएँ: ${amount}`,
  used: 'स्टोर क्रेडिट',
  toPay: 'देना है',
};
