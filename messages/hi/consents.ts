import type { consents as English } from '../en/consents.ts';

export const consents: typeof English = {
  heading: 'आपने किन बातों पर सहमति दी है',
  given: (day, notice) => `${day} को सहमति दी, ${notice} की गोपनीयता सूचना पर।`,
  ended: (day) => `${day} को वापस ली।`,
  withdraw: 'सहमति वापस लें',
  question: 'अपनी सहमति वापस लें?',
  withdrawn: 'सहमति वापस ले ली गई',
  failed: 'आपकी सहमति वापस नहीं ली जा सकी। कृपया फिर कोशिश करें।',
  notLoaded: 'आपकी सहमतियाँ लोड नहीं हो सकीं।',
  account: {
    title: 'आपका खाता',
    hint: 'खाता मिटाने पर यह सहमति भी वापस हो जाती है।',
  },
  kundlis: {
    title: 'सहेजी हुई कुंडलियाँ',
    hint: 'जन्म का वह विवरण जो आपने हमें रखने को कहा।',
    consequence: 'सभी सहेजी हुई कुंडलियाँ मिट जाएँगी। आप कभी भी फिर से कुंडली बनाकर सहेज सकते हैं।',
  },
  newsletter: {
    title: 'हमारा पत्र',
    hint: 'महीने में एक बार, आपके ईमेल पर।',
    consequence: 'आपका ईमेल तुरंत सूची से हट जाएगा, और आगे कोई पत्र नहीं आएगा।',
  },
};
