import type {
  packingSlip as EnglishSlip,
  taxDocument as EnglishTax,
} from '../../en/orders/tax-documents.ts';

/** Bilingual: for buyers in Hindi, for accountants and tax offices in English. */
export const taxDocument: typeof EnglishTax = {
  invoice: 'टैक्स इनवॉइस / Tax invoice',
  creditNote: 'क्रेडिट नोट / Credit note',
  bill: 'बिल ऑफ़ सप्लाई / Bill of supply',
  mixed: 'इनवॉइस-सह-बिल ऑफ़ सप्लाई / Invoice-cum-bill of supply',
  receiptVoucher: 'रसीद वाउचर / Receipt voucher',
  refundVoucher: 'रिफ़ंड वाउचर / Refund voucher',
  schemes: {
    composition:
      'कंपोज़िशन करदाता, आपूर्ति पर कर लेने का पात्र नहीं / Composition taxable person, not eligible to collect tax on supplies',
    unregistered:
      'विक्रेता GST में पंजीकृत नहीं; कोई कर नहीं लिया गया / Seller not registered under GST; no tax is charged',
  },
  number: 'क्रमांक / Number',
  date: 'दिनांक / Date',
  order: 'ऑर्डर / Order',
  session: 'सत्र / Session',
  payment: 'भुगतान / Payment',
  receipt: 'रसीद वाउचर / For receipt voucher',
  advance: (number, amount) => `घटाया गया अग्रिम / Advance used, ${number}: ${amount}`,
  received: 'अग्रिम / Advance received',
  original: 'इनवॉइस / For invoice',
  originalOf: (number, date) => `${number}, ${date}`,
  place: 'आपूर्ति का स्थान / Place of supply',
  reverseCharge: 'रिवर्स चार्ज पर कर / Tax on reverse charge',
  no: 'नहीं / No',
  soldAndDelivered: 'क्रेता और डिलीवरी / Sold and delivered to',
  sold: 'क्रेता / Sold to',
  delivered: 'डिलीवरी / Delivered to',
  customer: 'ग्राहक / Customer',
  noAddress: 'डिलीवरी पते के बिना ग्राहक / Customer without a delivery address',
  description: 'विवरण / Description',
  quantity: 'नग\nQty',
  price: 'प्रति नग\nUnit price',
  discount: 'छूट\nDiscount',
  taxable: 'कर योग्य\nTaxable',
  amount: 'राशि\nAmount',
  discountUsed: 'दी गई छूट / Discount',
  taxableValue: 'कर योग्य / Taxable',
  rounding: 'पूर्णांकन / Rounding',
  total: 'कुल / Total',
  givenBack: 'रिफ़ंड / Refunded',
  spelledAmount: 'शब्दों में / In words',
  identity: {
    sku: (sku) => `SKU ${sku}`,
    weight: (carats) => `${carats} कैरेट / ct`,
    report: (laboratory, number) => `${laboratory} रिपोर्ट / report ${number}`,
    net: (value, unit) => `शुद्ध मात्रा / Net quantity ${value} ${unit === 'pieces' ? 'नग' : unit}`,
    origin: (country) => `मूल देश / Country of origin: ${country}`,
    hallmark: (mark, huids) => `हॉलमार्क / Hallmark ${mark}, HUID ${huids}`,
  },
  notes: {
    taxIncluded: 'मूल्य में कर शामिल है। / Prices include tax.',
    byComputer:
      'कंप्यूटर से बना; हस्ताक्षर के बिना मान्य। / Computer-generated; valid without a signature.',
  },
};

/** Bilingual: for customers in Hindi, for packers and couriers in English. */
export const packingSlip: typeof EnglishSlip = {
  title: 'पैकिंग पर्ची / Packing slip',
  titleOfMany: 'पैकिंग पर्चियाँ / Packing slips',
  ordered: (date) => `ऑर्डर / Ordered on ${date}`,
  deliver: 'डिलीवरी का पता / Deliver to',
  noAddress: 'पता नहीं दिया गया / No delivery address was given',
  phone: (phone) => `फ़ोन / Phone ${phone}`,
  pieces: 'नग / Pieces',
  item: 'वस्तु / Item',
  inAll: (units) =>
    units === 1 ? 'कुल 1 नग / 1 piece in all' : `कुल ${units} नग / ${units} pieces in all`,
  gift: 'उपहार: पार्सल में कीमत न रखें। / Gift: no prices in the parcel.',
  collect: (amount) => `${amount} नकद लें / Collect ${amount} in cash`,
  from: (sender) => `प्रेषक / From ${sender}`,
  inTheName: (name) => `इनके नाम से / In the name of ${name}`,
  gotra: (gotra) => `गोत्र / Gotra ${gotra}`,
  nakshatra: (nakshatra) => `नक्षत्र / Nakshatra ${nakshatra}`,
  sankalpa: (text) => `संकल्प / Sankalpa: ${text}`,
  dayWished: (day) => `मनचाहा दिन / Preferred day: ${day}`,
};
