import type { sessionReviews as English } from '../../en/healers/session-reviews.ts';

export const sessionReviews: typeof English = {
  title: 'ग्राहकों के शब्द',
  lead: 'सत्र के बाद ग्राहकों के लिखे। दिखाने से पहले दुकान हर एक को पढ़ती है।',
  stars: (stars) => `5 में से ${stars} तारे`,
  unnamed: 'एक ग्राहक',
  answers: { shop: 'दुकान का उत्तर', healer: 'हीलर का उत्तर' },
  more: 'और दिखाएँ',
  failed: 'ग्राहकों के शब्द लोड नहीं हो सके।',
  ownLead: 'ये हीलरों के पृष्ठ पर आपके परिचय में दिखते हैं, और आपका उत्तर भी। उत्तर में किसी का नाम न लिखें।',
  none: 'आपके सत्रों के बारे में अभी किसी ने नहीं लिखा है।',
  answer: (text) => `“${text}” पर आपका उत्तर`,
  saveAnswer: 'उत्तर सहेजें',
};
