import type {
  kindNames as EnglishKindNames,
  metalNames as EnglishMetalNames,
  metals as EnglishMetals,
} from '../../en/admin/metals.ts';

export const metals: typeof EnglishMetals = {
  metalRates: 'धातु के भाव',
  rates: 'भाव',
  eachRateUsed: (days) =>
    `हर भाव ${days === 1 ? 'एक दिन' : `${days} दिन`} चलता है। उसके बाद, नया भाव लिखने तक, उस धातु में जड़ाई बिक्री से हट जाती है। ऑर्डर में वही भाव रहता है, जिस पर वह दिया गया।`,
  history: 'पुराने भाव',
  metalRatesNewest: 'धातु के भाव, सबसे नए पहले',
  metal: 'धातु',
  rate: '₹ प्रति ग्राम',
  validFrom: 'कब से लागू',
  entered: 'कब लिखा',
  pricesSettingsThese: 'इन भावों पर जड़ाई की कीमतें',
  now: (amount) => `अभी ${amount},`,
  ratesSaved: 'भाव सहेजे गए',
  theyApplyFrom: 'ये आपके चुने समय से लागू होंगे।',
  theyApplyNow: 'ये अभी से लागू हैं।',
  rateOf: (metal) => `${metal}, ₹ प्रति ग्राम`,
  indiaWithoutTime: 'भारत का समय। समय न लिखें, तो भाव तुरंत लागू होते हैं।',
  enterOneRate: 'कम से कम एक धातु का भाव लिखें।',
  saving: 'सहेजा जा रहा है...',
  saveRates: 'भाव सहेजें',
  saveTheseRates: 'ये भाव सहेजें?',
  changesFrom: (metal, percent, amount, amount2) =>
    `${metal} ${percent}% बदलता है: ${amount} से ${amount2} प्रति ग्राम।`,
  enterRupeesAbove: '0 से ज़्यादा रुपये लिखें, जैसे 9,850.50।',
  noRateYet: 'अभी कोई भाव नहीं: इसमें जड़ाई बिक्री से हटी है।',
  since: (amount, time) => `${time} से ${amount}`,
  sampleRateDemo: (now) => `${now}। डेमो का नमूना भाव।`,
  tooOldSettings: (now) => `${now}। बहुत पुराना: इसमें जड़ाई बिक्री से हटी है।`,
};

export const metalNames: typeof EnglishMetalNames = {
  'silver-925': 'चाँदी 925',
  'gold-18k': 'सोना 18K',
  'white-gold-18k': 'सफ़ेद सोना 18K',
  'rose-gold-18k': 'गुलाबी सोना 18K',
  'gold-22k': 'सोना 22K',
  panchdhatu: 'पंचधातु',
};

export const kindNames: typeof EnglishKindNames = {
  ring: 'अँगूठी',
  pendant: 'पेंडेंट',
  bracelet: 'ब्रेसलेट',
};
