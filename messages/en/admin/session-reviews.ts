/** Question, explanation, confirmation and toast of each moderation step. */
export const sessionReviewSteps = {
  publish: {
    question: 'Publish these words?',
    explain: 'Everyone will see them in the profile of the healer.',
    confirm: 'Publish',
    done: 'Words published',
  },
  refuse: {
    question: 'Refuse these words?',
    explain:
      'Nobody will see them. The customer is told why and may change them. A low rating is not a reason.',
    confirm: 'Refuse',
    done: 'Words refused',
  },
  withdraw: {
    question: 'Withdraw these words?',
    explain:
      'They leave the profile of the healer; the stars count as before. The customer is told why.',
    confirm: 'Withdraw',
    done: 'Words withdrawn',
  },
  answer: {
    question: 'Answer these words',
    explain:
      'Everyone will see the answer, in place of one of the healer. Leave it empty to remove it.',
    confirm: 'Answer',
    done: 'Answer saved',
  },
};

export const sessionReviews = {
  title: 'Words of sessions',
  noun: 'words of sessions',
  none: 'No words of sessions',
  status: 'Status',
  all: 'All',
  healer: 'Healer',
  words: 'Words',
  unnamed: 'without a name',
  actions: 'Actions',
  step: (label: string, healer: string, words: string) => `${label}, ${healer}: ${words}`,
  answers: { shop: 'The shop answers', healer: 'The healer answers' },
};
