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
