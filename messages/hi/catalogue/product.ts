import type { product as English } from '../../en/catalogue/product.ts';

/**
 * Countries of origin of stones and jewellery, by the English names that remedies store. Others are
 * displayed unchanged.
 */
const countries: Readonly<Record<string, string>> = {
  India: 'भारत',
  Afghanistan: 'अफ़ग़ानिस्तान',
  Australia: 'ऑस्ट्रेलिया',
  Brazil: 'ब्राज़ील',
  China: 'चीन',
  Colombia: 'कोलंबिया',
  Italy: 'इटली',
  Japan: 'जापान',
  Madagascar: 'मेडागास्कर',
  Mozambique: 'मोज़ाम्बिक',
  Myanmar: 'म्यांमार',
  Nepal: 'नेपाल',
  'South Africa': 'दक्षिण अफ़्रीका',
  'Sri Lanka': 'श्रीलंका',
  Tanzania: 'तंज़ानिया',
  Thailand: 'थाईलैंड',
  'United States': 'अमेरिका',
  Zambia: 'ज़ाम्बिया',
};

/** Units of a net quantity, as printed on packs in India. */
const units = { pieces: 'नग', ct: 'कैरेट', g: 'ग्राम', mg: 'मि.ग्रा.' };

export const product: typeof English = {
  film: 'इसी नग की फ़िल्म',
  turn: 'इसी नग को घुमाएँ',
  turnOf: (name) => `${name}, चारों ओर से`,
  turnHint: 'यही नग। घुमाने के लिए खींचें, या तीर वाली कुंजियाँ दबाएँ।',
  turnLeft: 'बाईं ओर घुमाएँ',
  turnRight: 'दाईं ओर घुमाएँ',
  frame: (at, count) => `${count} में से दृश्य ${at}`,
  call: 'वीडियो कॉल पर देखें',
  setting: 'धातु में जड़ा, प्राण-प्रतिष्ठित',
  remedies: 'उपाय',
  taxes: 'सभी कर सहित। डिलीवरी मुफ़्त।',
  taxesAndMethod: (maxFee) => `सभी कर सहित। डिलीवरी मुफ़्त, या कुछ पिन कोड पर ${maxFee} तक।`,
  coupon: {
    lead: (price, code) => `कोड ${code} से केवल ${price}।`,
    rest: (percent) => `चेकआउट पर हर उपाय पर ${percent}% छूट।`,
  },
  add: 'कार्ट में डालें',
  added: 'कार्ट में है',
  change: 'कार्ट में बदलें',
  total: 'कुल',
  buy: 'अभी ख़रीदें',
  soldOut: 'बिक चुका है',
  similar: 'मिलते-जुलते रत्न देखें',
  select: 'चुनें',
  stoneSold: 'यह रत्न बिक चुका है। ऐसा रत्न एक ही था।',
  noneLeft: 'अभी कोई नग बाक़ी नहीं है।',
  safe: 'UPI, कार्ड और नेटबैंकिंग। आपकी पुष्टि से पहले कोई पैसा नहीं कटता।',
  admin: {
    title: 'कार्ट उपलब्ध नहीं',
    text: 'एडमिन का कार्ट नहीं होता। उपाय ख़रीदने के लिए ग्राहक के रूप में लॉगिन करें।',
  },
  addedToast: 'उपाय कार्ट में आ गया',
  viewCart: 'कार्ट देखें',
  openCart: 'कार्ट खोलें',
  pictures: 'चित्र',
  carousel: 'कैरोसेल',
  imagesOf: (name) => `${name} के चित्र`,
  picture: (n, alt) => `चित्र ${n}: ${alt}`,
  previousImage: 'पिछला चित्र',
  nextImage: 'अगला चित्र',
  zoom: 'चित्र बड़ा करें',
  attributes: {
    color: 'रंग',
    size: 'आकार',
    material: 'सामग्री',
    brand: 'ब्रांड',
    weight: 'वज़न',
    dimension: 'माप',
  },
  benefits: 'इसे किसलिए पहना जाता है',
  country: (name) => countries[name] ?? name,
  legal: {
    price: (price) => `MRP ${price}, सभी कर सहित।`,
    quantity: (count, unit) => `शुद्ध मात्रा: ${count} ${units[unit]}।`,
    origin: (country) => `मूल देश: ${countries[country] ?? country}।`,
    originOf: (country, material) =>
      `मूल देश: ${countries[country] ?? country} में बना; रत्न या बीज: ${countries[material] ?? material}।`,
    hallmark: (mark) => `हॉलमार्क ${mark}; इसका HUID आपके बिल पर होगा।`,
    maker: (party) => `निर्माता: ${party}।`,
    packer: (party) => `पैक करने वाले: ${party}।`,
    importer: (party) => `आयातक: ${party}।`,
    seller: (seller) => `विक्रेता: ${seller}।`,
    contact: (contact) => `संपर्क: ${contact}।`,
  },
  notFound: {
    title: 'उपाय नहीं मिला | Jyotiratna',
    heading: 'यह उपाय नहीं मिला।',
    text: 'शायद पता ग़लत लिखा गया है, या यह उपाय अब हमारे यहाँ नहीं मिलता।',
    all: 'सभी उपाय देखें',
  },
};
