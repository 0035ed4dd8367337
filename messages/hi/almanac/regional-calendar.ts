import type { regionalCalendar as English } from '../../en/almanac/regional-calendar.ts';

export const regionalCalendar: typeof English = {
  region: 'प्रदेश',
  select: 'प्रदेश चुनें',
  regions: {
    tamil: 'तमिलनाडु (वाक्य)',
    tamilDrik: 'तमिलनाडु (तिरुक्कणितम)',
    malayalam: 'केरल',
    telugu: 'आंध्र, तेलंगाना, कर्नाटक',
    marathi: 'महाराष्ट्र',
    gujarati: 'गुजरात',
    bengali: 'पश्चिम बंगाल',
  },
  heading: (region, year) => `${region}, ${year}`,
  festivals: 'पर्व',
  months: 'सौर मास',
  festival: 'पर्व',
  day: 'दिन',
  month: 'मास',
  first: 'पहला दिन',
  year: 'वर्ष',
  newYear: (year) => `${year}, नव वर्ष`,
  loading: 'पंचांग बन रहा है...',
  failed: 'यह पंचांग नहीं बन पाया।',
  retry: 'फिर कोशिश करें',
};
