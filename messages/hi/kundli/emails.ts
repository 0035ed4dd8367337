import type { emails as English } from '../../en/kundli/emails.ts';

export const emails: typeof English = {
  dailyChart: {
    subject: (name) => `आज, ${name} की कुंडली से`,
    preview: 'पंचांग, गोचर और चल रही दशाएँ, जैसे ज्योतिष में गिनी जाती हैं।',
    button: 'सहेजी हुई कुंडलियाँ खोलें',
    leave: 'यह रोज़ का ईमेल बंद करें',
  },
};
