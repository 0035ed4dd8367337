/** Names of the icons a page draws before each category. */
export type FaqIcon = 'numbers' | 'ai' | 'kundli' | 'astrologers' | 'accuracy' | 'prediction' | 'platform';

export interface FaqCategory {
  icon: FaqIcon;
  title: string;
  items: readonly { question: string; answer: string }[];
}

export const faqPage = {
  head: {
    title: 'Frequently Asked Questions | Jyotiratna',
    description:
      'Answers on numbers, kundli and matchmaking, astrologers and their charges, accuracy, orders, delivery and returns.',
  },
  heading: 'Frequently Asked Questions',
  questions: (count: number) => `${count} questions`,
  footer: { question: 'Still have questions?', link: 'Contact us' },
};

export const faqs: readonly FaqCategory[] = [
  {
    icon: 'numbers',
    title: 'Numbers meaning',
    items: [
      {
        question: 'What is a birth number?',
        answer:
          'Add the digits of the day you were born until one digit is left: the 29th gives 2 + 9 = 11, and 1 + 1 = 2. Numerology calls this the birth number, or moolank.',
      },
      {
        question: 'What is a destiny number?',
        answer:
          'The same sum over the whole date of birth. 14-08-1995 gives 1 + 4 + 0 + 8 + 1 + 9 + 9 + 5 = 37, then 10, then 1. It is also called bhagyank.',
      },
      {
        question: 'Which graha belongs to which number?',
        answer:
          'The common Indian list is 1 Surya, 2 Chandra, 3 Guru, 4 Rahu, 5 Budha, 6 Shukra, 7 Ketu, 8 Shani and 9 Mangal. Other schools use other lists.',
      },
      {
        question: 'Is a number enough to choose a stone?',
        answer:
          'We would not. A number looks at the date alone. A kundli looks at the date, the time and the place, and still remains a matter of belief.',
      },
    ],
  },
  {
    icon: 'ai',
    title: 'Astrology and AI',
    items: [
      {
        question: 'Does an AI write my kundli?',
        answer:
          'No. The positions of the grahas are calculated with astronomical formulas, and the rules of Jyotish are then applied to them step by step. The same birth details always give the same chart.',
      },
      {
        question: 'Who writes the daily horoscope?',
        answer:
          'Fixed rules do. They look at where the grahas stand that morning, counted from each Moon sign. Nothing is drawn at random, and everyone with the same sign reads the same text.',
      },
      {
        question: 'Can a machine replace an astrologer?',
        answer:
          'It can calculate faster and without slips. Weighing one part of a chart against another, and listening to you, is the work of a person.',
      },
      {
        question: 'Am I chatting with a machine?',
        answer:
          'Sessions are meant to be held by the healer you choose. The profiles shown at present are samples and are marked so.',
      },
    ],
  },
  {
    icon: 'kundli',
    title: 'Kundli and matchmaking',
    items: [
      {
        question: 'Which details does a kundli need?',
        answer:
          'Name, gender, date of birth and place of birth. The time is optional, but without it the lagna and the houses cannot be relied on.',
      },
      {
        question: 'Is the kundli really free?',
        answer: 'Yes. It costs nothing and needs no account.',
      },
      {
        question: 'What does matchmaking compare?',
        answer:
          'The best-known method, guna milan, compares the Moon nakshatras of two people in eight points with 36 marks in all. Careful astrologers also look at both whole charts. Our page makes single charts; matching is done in a session.',
      },
      {
        question: 'Is Mangal dosha a problem?',
        answer:
          'About half of all people have it by the wide rule, and tradition knows many exceptions. It describes a tendency, not a verdict. Our kundli names the exceptions it finds.',
      },
      {
        question: 'Why does my chart differ from another site?',
        answer:
          'Most differences come from the ayanamsa, the type of lunar node, the time zone or the birthplace. We use the Lahiri ayanamsa and the mean node.',
      },
    ],
  },
  {
    icon: 'astrologers',
    title: 'Famous astrologers',
    items: [
      {
        question: 'What does a consultation with a well-known astrologer cost?',
        answer:
          "It differs widely. As one example, one astrologer's consultation charges range from ₹2,000 to ₹10,000. Here the price of each healer stands on the card, and the first 3 minutes of chat are free.",
      },
      {
        question: 'Who were the great names of Jyotish?',
        answer:
          'Tradition names the sage Parashara as the teacher behind the Brihat Parashara Hora Shastra. Varahamihira wrote the Brihat Jataka in the 6th century, and B. V. Raman made Jyotish known to English readers in the 20th.',
      },
      {
        question: 'Is a famous astrologer a better one?',
        answer:
          'Fame says how many people know a name. Ask instead whether the astrologer gives reasons, admits limits, and names the price before you begin.',
      },
      {
        question: 'Are famous astrologers on this site?',
        answer: 'No. The six profiles shown are samples and describe no real person.',
      },
    ],
  },
  {
    icon: 'accuracy',
    title: 'Accuracy',
    items: [
      {
        question: 'How exact are the positions of the grahas?',
        answer:
          'The astronomy is exact to a few arc seconds, far finer than any reading needs. What the positions mean is tradition, and cannot be measured in the same way.',
      },
      {
        question: 'How much does the birth time matter?',
        answer:
          'The lagna moves through a whole sign in about two hours, so half an hour can change it. The Moon moves about half a degree in an hour, so the nakshatra is steadier.',
      },
      {
        question: 'What if I do not know my birth time?',
        answer:
          'Leave it empty. The chart is then calculated for 12:00 noon and says so. Treat houses and lagna with caution, and rely on the Moon sign and nakshatra only if the Moon did not change them that day.',
      },
      {
        question: 'What does "97% satisfaction" mean?',
        answer:
          'It is how we describe the contentment of our clients. It says nothing about how often a prediction comes true.',
      },
    ],
  },
  {
    icon: 'prediction',
    title: 'Predictive power',
    items: [
      {
        question: 'Can astrology predict the future?',
        answer:
          'Jyotish describes periods and tendencies and has done so for centuries. Scientific tests have not shown that it predicts events. We offer it as a tradition for reflection.',
      },
      {
        question: 'Will a gemstone change my life?',
        answer:
          'We promise no such thing. In Jyotish a stone is worn to strengthen a graha. Many people wear one as a reminder of an intention, and because it is beautiful.',
      },
      {
        question: 'Can a remedy help with an illness?',
        answer: 'Please see a doctor. No stone, mantra or chart takes the place of treatment.',
      },
      {
        question: 'What is a dasha?',
        answer:
          'A period ruled by one graha. The Vimshottari system divides 120 years among nine grahas, beginning from the position of the Moon at birth. Jyotish reads the theme of a period from its ruler.',
      },
    ],
  },
  {
    icon: 'platform',
    title: 'About the platform',
    items: [
      {
        question: 'How do I pay?',
        answer:
          'By UPI, card or netbanking, in the window of our payment provider. We never see your card number or UPI PIN.',
      },
      {
        question: 'When does my order arrive?',
        answer:
          'The product page names free delivery within 3-5 business days. The Shipping Policy allows 2-3 business days for processing and 5-7 for standard shipping.',
      },
      {
        question: 'Can I return a remedy?',
        answer: 'Yes, within 30 days, without giving a reason. Refunds are paid within 7-10 business days.',
      },
      {
        question: 'How do I use the coupon?',
        answer:
          'Enter its code in the coupon box of the checkout and choose Apply. You see the new total before you pay.',
      },
      {
        question: 'Do I need an account?',
        answer:
          'Not for a kundli, a cart or an order. An account keeps your addresses, orders and cart together on all your devices.',
      },
      {
        question: 'When does support answer?',
        answer: 'You can write at any time. We answer within 24 hours, Monday to Friday, 9:00 to 18:00 IST.',
      },
    ],
  },
];
