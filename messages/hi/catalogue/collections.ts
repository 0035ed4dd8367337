import type { collections as English } from '../../en/catalogue/collections.ts';

export const collections: typeof English = {
  title: 'संग्रह',
  metaTitle: 'रत्नों और कंगनों के संग्रह | Jyotiratna',
  description: 'इस दुकान के चुने हुए रत्न और कंगन, हर संग्रह का अपना पन्ना।',
  lead: 'इस दुकान ने क्या साथ रखा है, और क्यों।',
  none: 'अभी कोई संग्रह नहीं',
  all: 'सभी संग्रह',
  remedies: 'इस संग्रह के उपाय',
  empty: 'इस संग्रह में अभी कुछ बिक्री पर नहीं है।',
  catalogue: 'सभी उपाय देखें',
  documentTitle: (title) => `${title} | Jyotiratna`,
  share: 'इस दुकान का चुना हुआ',
};
