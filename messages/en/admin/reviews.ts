export const reviewStatuses = { waiting: 'Waiting', published: 'Published', refused: 'Refused' };

/** Question, explanation, confirmation and toast of each moderation step. */
export const reviewSteps = {
  publish: {
    question: 'Publish this review?',
    explain: 'Everyone will see it on the page of the remedy.',
    confirm: 'Publish',
    done: 'Review published',
  },
  refuse: {
    question: 'Refuse this review?',
    explain:
      'Nobody will see it. The buyer is told why and may write it again. A low rating is not a reason.',
    confirm: 'Refuse',
    done: 'Review refused',
  },
  withdraw: {
    question: 'Withdraw this review?',
    explain:
      'It is removed from the page, and its stars from the average. The buyer is told why by email and may write it again. A low rating is not a reason.',
    confirm: 'Withdraw',
    done: 'Review withdrawn',
  },
  answer: {
    question: 'Answer this review',
    explain: 'Everyone will see the answer below the review. Leave it empty to remove it.',
    confirm: 'Save the answer',
    done: 'Answer saved',
  },
};
export const changeAnswer = 'Change the answer';
export const giveAnswer = 'Answer';
export const ofPreviousShop = 'from the previous shop';

export const reviews = {
  whyAsCustomer: 'Why, as the customer reads it',
  whatShopSays: 'What the shop says',
  status: 'Status',
  allReviews: 'All reviews',
  reviews: 'Reviews',
  reviewsNoun: 'reviews',
  noReviews: 'No reviews',
  remedy: 'Remedy',
  review: 'Review',
  actions: 'Actions',
  by: (label: string, productName: string, name: string) => `${label}, ${productName} by ${name}`,
  stars: (stars: number) => `${stars} of 5 stars`,
  picture: (at: number) => `Picture ${at}`,
  weSay: (response: string) => `We say: ${response}`,
};
