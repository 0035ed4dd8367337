import type { productLabels as English } from '../../en/admin/product-labels.ts';

export const productLabels: typeof English = {
  name: { label: 'नाम', hindiHint: 'जो ख़ाली रहेगा, वह अंग्रेज़ी में दिखेगा।' },
  category: { label: 'श्रेणी' },
  description: {
    label: 'विवरण',
    hintOnAdd: 'पहला वाक्य कार्ड पर दिखता है। लिखें कि इसे परंपरा से किसलिए पहना जाता है, कोई वादा न करें।',
    hindiHint: 'दंड (।) से वाक्य पूरा होता है; पहला वाक्य कार्ड पर दिखता है।',
  },
  originalPrice: { label: 'मूल कीमत', hint: 'कटी हुई दिखती है।' },
  discountedPrice: { label: 'छूट वाली कीमत', hint: 'ग्राहक यही देता है।' },
  quantity: { label: 'नग', hint: 'ख़ाली हो तो गिनती नहीं रहती। 0 का मतलब बिक चुका।' },
  lowStockAt: {
    label: 'कम स्टॉक की सीमा',
    hint: 'स्टॉक इतना रह जाए तो आपको बताया जाता है। ख़ाली हो तो सेटिंग वाली सीमा चलती है।',
  },
  isFeatured: { label: 'मुखपृष्ठ पर' },
  attributes: { label: 'गुण' },
  benefits: {
    label: 'लाभ',
    hint: 'हर पंक्ति में एक।',
    hintOnAdd: 'हर पंक्ति में एक, जैसे ‘परंपरा से साहस के लिए पहना जाता है’।',
    hindiHint: 'हर पंक्ति में एक।',
  },
  planets: { label: 'ग्रह' },
  hsn: {
    label: 'HSN कोड',
    hint: 'इनवॉइस के लिए 4, 6 या 8 अंक। ख़ाली हो तो श्रेणी का कोड चलता है।',
  },
  gstPercent: {
    label: 'GST प्रतिशत',
    hint: 'जैसा आपके अकाउंटेंट बताएँ। ख़ाली हो तो HSN कोड की दर चलती है।',
  },
  countryOfOrigin: {
    label: 'मूल देश',
    hint: 'जहाँ इसे बिक्री के लिए तैयार किया गया। सूचियाँ इसी से छँटती हैं।',
  },
  materialFrom: { label: 'रत्न या बीज कहाँ का', hint: 'माल का देश, अगर वह दूसरा हो।' },
  mrp: { label: 'MRP', hint: 'जो पैक पर छपा है, सब कर मिलाकर। कीमत से कम कभी नहीं।' },
  netQuantity: {
    label: 'शुद्ध मात्रा',
    hint: 'वज़न से बिकने वाले रत्न में ख़ाली का मतलब उसका वज़न।',
  },
  netUnit: { label: 'शुद्ध मात्रा की इकाई' },
  hallmark: {
    label: 'हॉलमार्क',
    hint: 'सोने या चाँदी की तैयार चीज़ का। उसका HUID ऑर्डर में लिखा जाता है।',
  },
  maker: { label: 'निर्माता', hint: 'आयातित उपाय में आयातक काफ़ी है।' },
  packer: { label: 'पैक करने वाला' },
  importer: { label: 'आयातक' },
  stone: { label: 'रत्न', hint: 'वज़न से बिकने वाला बिना जड़ा रत्न। तब नीचे की हर बात ज़रूरी है।' },
  weightMg: { label: 'वज़न मिलीग्राम में', hint: 'एक कैरेट 200 मिग्रा का होता है।' },
  pricePerCarat: {
    label: 'प्रति कैरेट कीमत',
    hint: 'वज़न से गुणा करके छूट वाली कीमत बनती है, पूरे रुपयों में।',
  },
  origin: { label: 'खान का देश' },
  nature: { label: 'प्रकृति' },
  treatment: { label: 'उपचार', hint: 'सिंथेटिक कभी प्राकृतिक नहीं होता।' },
  shape: { label: 'आकार' },
  cut: { label: 'तराश' },
  dimensions: { label: 'नाप मिमी में' },
  transparency: { label: 'पारदर्शिता' },
  laboratory: { label: 'प्रयोगशाला' },
  reportNumber: {
    label: 'रिपोर्ट नंबर',
    hint: 'बड़े अक्षरों में, जैसा रिपोर्ट पर छपा है। हर रत्न का अपना नंबर होता है।',
  },
  reportDate: { label: 'रिपोर्ट की तारीख़' },
};
