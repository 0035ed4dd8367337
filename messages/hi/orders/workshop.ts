import type { workshop as English } from '../../en/orders/workshop.ts';

export const workshop: typeof English = {
  title: 'आपके लिए बनाया जा रहा है',
  states: {
    waits_for_size: 'अँगूठी के नाप की प्रतीक्षा',
    in_the_workshop: 'कारीगर के पास',
    made: 'बन गया',
  },
  by: (day) => `यह ${day} तक बन जाएगा।`,
  prompt: 'आपके नाप बताते ही हम काम शुरू करेंगे। कीमत वही रहेगी।',
  size: 'अँगूठी का भारतीय नाप',
  select: 'चुनें',
  sizeOf: (size, mm) => `${size} (घेरा ${mm} मिमी)`,
  guide: 'अपना नाप कैसे जानें',
  tell: 'यही मेरा नाप है',
  busy: 'सहेजा जा रहा है',
  missing: 'कृपया नाप चुनें।',
  failed: 'नाप सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  energisation: {
    title: 'प्राण-प्रतिष्ठा',
    waits: 'इसके बाद तस्वीर या वीडियो यहीं मिलेगा, और हम आपको लिखेंगे।',
    done: (day) => `प्राण-प्रतिष्ठा हो गई; ${day} को दर्ज।`,
    see: 'तस्वीर या वीडियो देखें',
    more: 'वीडियो देखें',
    photograph: (name) => `प्राण-प्रतिष्ठा के बाद ${name}`,
  },
};
