import type { bundle as source } from '../../en/admin/bundle.ts';

export const bundle: typeof source = {
  rule: 'सेट की कीमत',
  rules: { price: 'तय कीमत', percentOff: 'चीज़ों के जोड़ पर प्रतिशत छूट' },
  price: 'कीमत, रुपये में',
  percent: 'प्रतिशत छूट',
  parts: 'सेट की चीज़ें',
  quantity: (name) => `${name} की संख्या`,
  variant: (name) => `कौन-सा ${name}`,
  select: 'चुनें',
  remove: (name) => `${name} को सेट से हटाएँ`,
  each: (price) => `प्रति नग ${price}`,
  nested: (name) => `${name} खुद एक सेट है, इसलिए किसी सेट में नहीं आ सकता।`,
  effect: (single, price, saved) =>
    `अलग-अलग लेने पर ${single}। सेट की कीमत ${price}: ग्राहक के ${saved} बचते हैं।`,
  above: (single) => `सेट की कीमत अलग-अलग खरीदने की कीमत ${single} से ज़्यादा नहीं हो सकती।`,
  available: (count) => `स्टॉक ${count} सेट के लिए काफ़ी है।`,
  tax: 'GST: अलग-अलग दर की चीज़ें हों तो पूरे सेट पर सबसे ऊँची दर लगती है (CGST अधिनियम 2017, धारा 8(b))।',
  needParts: 'आगे बढ़ने के लिए चीज़ें जोड़ें, कम से कम दो नग',
  needVariant: (name) => `आगे बढ़ने के लिए चुनें कि कौन-सा ${name}`,
  needPrice: 'आगे बढ़ने के लिए सेट की कीमत लिखें',
  part: (quantity, name) => `${quantity} × ${name}`,
  unavailable: {
    sold_out: (name) => `${name} बिक चुका है`,
    hidden: (name) => `${name} प्रकाशित नहीं है`,
    deleted: (name) => `${name} हटाया गया है`,
  },
};
