/** Reviews of sessions, on a healer's profile and on the healer's own page. */
export const sessionReviews = {
  title: 'Words of customers',
  lead: 'By customers after a session. The shop reads each before it appears.',
  stars: (stars: number) => (stars === 1 ? '1 of 5 stars' : `${stars} of 5 stars`),
  unnamed: 'A customer',
  answers: { shop: 'The shop answers', healer: 'The healer answers' },
  more: 'Show more',
  failed: 'The words of customers could not be loaded.',
  ownLead:
    'They appear in your profile on the healers’ page, and so does your answer. Name nobody in it.',
  none: 'Nobody has written about your sessions yet.',
  answer: (text: string) => `Your answer to “${text}”`,
  saveAnswer: 'Save the answer',
};
