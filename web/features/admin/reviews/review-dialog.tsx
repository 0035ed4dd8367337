import type { AdminReview } from '@jyotiratna/contract';
import { publishReview, rejectReview, respondToReview } from '@jyotiratna/contract/admin/reviews';
import { useState } from 'react';
import { reviewSteps, reviews as t } from '#messages/admin/reviews.ts';
import { shop } from '../../../shop.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import type { ReviewStepName } from './review-labels.ts';

type Props = { row: AdminReview; step: ReviewStepName; onClose: () => void };

/** A confirmation before a review is published with the shop's reply, rejected or withdrawn. */
export function ReviewDialog({ row, step, onClose }: Props) {
  const labels = reviewSteps[step];
  const withReason = step === 'refuse' || step === 'withdraw';
  const [text, setText] = useState(withReason ? '' : row.answer);
  const change = useSend({
    call: () => send(row, step, text.trim()),
    done: () => labels.done,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={labels.question}
      description={labels.explain}
      confirm={labels.confirm}
      danger={withReason}
      of={change}
      onConfirm={change.send}
      onClose={onClose}
    >
      <TextAreaField
        label={withReason ? t.whyAsCustomer : t.whatShopSays}
        optional={step === 'publish'}
        rows={3}
        maxLength={withReason ? 500 : 1000}
        value={text}
        error={change.fields.reason ?? change.fields.answer}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

async function send(
  { _id: id, answer: response }: AdminReview,
  step: ReviewStepName,
  text: string,
): Promise<unknown> {
  const params = { id };
  if (step === 'refuse' || step === 'withdraw')
    return shop(rejectReview, { params, body: { reason: text } });
  // The answer first: the page that shows the review shows it at once.
  if (step === 'answer' || text !== response)
    await shop(respondToReview, { params, body: { answer: text } });
  return step === 'publish' && shop(publishReview, { params });
}
