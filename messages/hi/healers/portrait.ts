import type { portrait as English } from '../../en/healers/portrait.ts';

export const portrait: typeof English = {
  of: (name) => `${name} की तस्वीर`,
  title: 'आपकी तस्वीर',
  lead: 'मार्गदर्शकों के पृष्ठ पर, बुकिंग और सत्रों में आपके नाम के साथ दिखती है। तस्वीर न हो तो आपके नाम के पहले अक्षर रहते हैं।',
  select: 'तस्वीर चुनें',
  another: 'दूसरी चुनें',
  hint: 'JPEG, PNG या WebP, 5 MB तक; चौकोर दिखती है, और सबको तुरंत दिखती है।',
  sending: 'तस्वीर भेजी जा रही है',
  remove: 'हटाएँ',
};
