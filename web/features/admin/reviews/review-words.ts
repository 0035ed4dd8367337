import type { AdminReview, ReviewStatus } from '@jyotiratna/contract';

export const statusWords: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
};

export type ReviewStep = 'publish' | 'refuse' | 'withdraw' | 'answer';

/** What can be done with a review now. */
export function stepsOf({ status, answer }: AdminReview): { step: ReviewStep; label: string }[] {
  return [
    ...(status === 'published' ? [] : [{ step: 'publish' as const, label: 'Publish' }]),
    ...(status === 'waiting' ? [{ step: 'refuse' as const, label: 'Refuse' }] : []),
    ...(status === 'published' ? [{ step: 'withdraw' as const, label: 'Withdraw' }] : []),
    { step: 'answer', label: answer ? 'Change the answer' : 'Answer' },
  ];
}

export const stepWords: Readonly<
  Record<ReviewStep, { question: string; explain: string; confirm: string; done: string }>
> = {
  publish: {
    question: 'Publish this review?',
    explain: 'Everyone reads it on the page of the remedy.',
    confirm: 'Publish',
    done: 'Review published',
  },
  refuse: {
    question: 'Refuse this review?',
    explain: 'Nobody reads it. Its buyer is told why, and may write it anew. Few stars are no reason.',
    confirm: 'Refuse',
    done: 'Review refused',
  },
  withdraw: {
    question: 'Withdraw this review?',
    explain:
      'It goes from the page, and its stars from the average. Its buyer is told why by mail, and may write it anew. Few stars are no reason.',
    confirm: 'Withdraw',
    done: 'Review withdrawn',
  },
  answer: {
    question: 'Answer this review',
    explain: 'Everyone reads the answer below it. Empty takes it away.',
    confirm: 'Save the answer',
    done: 'Answer saved',
  },
};
