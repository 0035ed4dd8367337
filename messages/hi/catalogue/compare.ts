import type { compare as English } from '../../en/catalogue/compare.ts';

export const compare: typeof English = {
  title: 'रत्नों की तुलना',
  metaTitle: 'रत्नों की तुलना: वज़न, मूल स्थान, दाम | Jyotiratna',
  description:
    'चार रत्न तक साथ-साथ: दाम, प्रति कैरेट दाम, वज़न, मूल स्थान, उपचार, आकार, कटाई और प्रयोगशाला रिपोर्ट।',
  lead: 'चार रत्न तक साथ-साथ, उन बातों से जो उनके पन्नों पर लिखी हैं।',
  share: 'वज़न, मूल स्थान, उपचार, रिपोर्ट और दाम',
  empty: 'तुलना के लिए अभी कोई रत्न नहीं',
  emptyText: 'खुले रत्न का पन्ना उसकी तुलना मिलते-जुलते रत्नों से करता है।',
  all: 'खुले रत्न',
  table: 'रत्न साथ-साथ',
  property: 'गुण',
  price: 'दाम',
  availability: 'स्टॉक',
  inStock: 'स्टॉक में',
  soldOut: 'बिक गया',
  none: 'नहीं बताया',
  link: 'मिलते-जुलते रत्नों से तुलना करें',
};
