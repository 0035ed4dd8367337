import type { AdminReview } from '@jyotiratna/contract';
import { changeAnswer, giveAnswer, reviewSteps } from '#messages/admin/reviews.ts';

export type ReviewStepName = keyof typeof reviewSteps;

/** The available actions for a review now. */
export function reviewStepsOf({
  status,
  answer,
}: AdminReview): { step: ReviewStepName; label: string }[] {
  const steps: ReviewStepName[] =
    status === 'published'
      ? ['withdraw']
      : status === 'waiting'
        ? ['publish', 'refuse']
        : ['publish'];
  const last = { step: 'answer' as const, label: answer ? changeAnswer : giveAnswer };
  return [...steps.map((step) => ({ step, label: reviewSteps[step].confirm })), last];
}
