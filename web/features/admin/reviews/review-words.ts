import type { AdminReview, ReviewStatus } from '@jyotiratna/contract';

export const statusLabels: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
};

export type ReviewStep = 'publish' | 'refuse' | 'withdraw' | 'answer';

/** The available actions for a review now. */
export function stepsOf({ status, answer: outcome }: AdminReview): { step: ReviewStep; label: string }[] {
  return [
    ...(status === 'published' ? [] : [{ step: 'publish' as const, label: 'Publish' }]),
    ...(status === 'waiting' ? [{ step: 'refuse' as const, label: 'Refuse' }] : []),
    ...(status === 'published' ? [{ step: 'withdraw' as const, label: 'Withdraw' }] : []),
    { step: 'answer', label: outcome ? 'Change the answer' : 'Answer' },
  ];
}

export const stepLabels: Readonly<
  Record<ReviewStep, { question: string; explain: string; confirm: string; done: string }>
> = {
  publish: {
    question: 'Publish this review?',
    explain: 'Everyone will see it on the page of the remedy.',
    confirm: 'Publish',
    done: 'Review published',
  },
  refuse: {
    question: 'Refuse this review?',
    explain: 'Nobody will see it. The buyer is told why and may write it again. A low rating is not a reason.',
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
