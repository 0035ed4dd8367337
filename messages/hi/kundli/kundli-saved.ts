import type { kundliSaved as English } from '../../en/kundli/kundli-saved.ts';

export const kundliSaved: typeof English = {
  none: 'अभी कोई कुंडली सहेजी नहीं गई है। एक बनाएँ और उसके चक्र के नीचे ‘कुंडली सहेजें’ दबाएँ।',
  failed: 'आपकी सहेजी हुई कुंडलियाँ नहीं खुल सकीं।',
  retry: 'फिर कोशिश करें',
  today: 'आज, इस कुंडली से',
  todayOf: (name) => `आज, इस कुंडली से: ${name}`,
  daily: 'हर सुबह इस कुंडली से दिन ईमेल करें',
  dailyPush: 'हर सुबह इस कुंडली से आज के दिन की सूचना मेरे डिवाइस पर भेजें',
  switched: {
    email: { on: 'रोज़ का ईमेल चालू', off: 'रोज़ का ईमेल बंद' },
    push: { on: 'रोज़ की सूचना चालू', off: 'रोज़ की सूचना बंद' },
  },
  remove: 'हटाएँ',
  removeOf: (name) => `${name} की कुंडली हटाएँ`,
  removed: 'कुंडली हटाई गई',
  removeFailed: 'कुंडली हटाई नहीं जा सकी। कृपया फिर कोशिश करें।',
  prompt: 'यह कुंडली हटाएँ?',
  requestExtra: 'जन्म विवरण मिटा दिया जाएगा। आप कुंडली कभी भी फिर बना सकते हैं।',
  lagna: (rashi) => `${rashi} लग्न`,
  moon: (rashi) => `${rashi} का चन्द्र`,
};
