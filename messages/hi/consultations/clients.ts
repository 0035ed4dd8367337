import type { clients as English } from '../../en/consultations/clients.ts';

export const clients: typeof English = {
  title: 'क्लाइंट | Jyotiratna',
  heading: 'क्लाइंट',
  lead: 'वे ग्राहक जिन्होंने सत्र में आपसे कोई जन्म विवरण साझा किया। बातचीत मिटने पर वह विवरण इस सूची से भी हट जाता है।',
  none: 'अभी किसी ने जन्म विवरण साझा नहीं किया है। ग्राहक सत्र में ‘कुंडली साझा करें’ से ऐसा कर सकते हैं।',
  failed: 'आपके क्लाइंट नहीं खुल सके।',
  search: 'नाम से खोजें',
  noMatch: 'इस नाम का कोई क्लाइंट नहीं है।',
  sessions: (count) => `${count} सत्र`,
  last: (day) => `पिछला ${day} को`,
  births: (name) => `${name} के साझा किए जन्म विवरण`,
  selected: 'एक या दो जन्म विवरण चुनें, एक ही क्लाइंट के या दो के; उनकी कुंडलियाँ नीचे दिखेंगी।',
  note: 'नोट, जो केवल आप देखते हैं',
  saveNote: 'नोट सहेजें',
  noteSaved: 'नोट सहेजा गया',
  back: 'डेस्क पर वापस',
};
