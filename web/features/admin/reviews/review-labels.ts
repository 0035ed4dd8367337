import type { AdminReview } from '@jyotiratna/contract';
import { changeAnswer, giveAnswer, reviewSteps } from '#messages/admin/reviews.ts';

export type ReviewStep = keyof typeof reviewSteps;

/** The available actions for a review now. */
export function stepsOf({ status, answer }: AdminReview): { step: ReviewStep; label: string }[] {
  const steps: ReviewStep[] =
    status === 'published' ? ['withdraw'] : status === 'waiting' ? ['publish', 'refuse'] : ['publish'];
  const last = { step: 'answer' as const, label: answer ? changeAnswer : giveAnswer };
  return [...steps.map((step) => ({ step, label: reviewSteps[step].confirm })), last];
}
