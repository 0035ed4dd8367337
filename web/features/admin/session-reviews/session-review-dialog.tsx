import type { AdminSessionReview } from '@jyotiratna/contract';
import {
  publishSessionReview,
  rejectSessionReview,
  respondToSessionReview,
} from '@jyotiratna/contract/admin/session-reviews';
import { useState } from 'react';
import { reviews as texts } from '#messages/admin/reviews.ts';
import { sessionReviewSteps } from '#messages/admin/session-reviews.ts';
import { shop } from '../../../shop.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

export type ReviewDecision = keyof typeof sessionReviewSteps;
type Props = { row: AdminSessionReview; step: ReviewDecision; onClose: () => void };

/** A confirmation before a review is published, rejected, withdrawn or replied to. */
export function SessionReviewDialog({ row, step, onClose }: Props) {
  const labels = sessionReviewSteps[step];
  const withReason = step === 'refuse' || step === 'withdraw';
  const [text, setText] = useState(step === 'answer' ? (row.answer?.text ?? '') : '');
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
      {step !== 'publish' && (
        <TextAreaField
          label={withReason ? texts.whyAsCustomer : texts.whatShopSays}
          rows={3}
          maxLength={withReason ? 500 : 1000}
          value={text}
          error={change.fields.reason ?? change.fields.answer}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

async function send(
  { id, version }: AdminSessionReview,
  step: ReviewDecision,
  text: string,
): Promise<unknown> {
  const params = { id };
  if (step === 'publish') return shop(publishSessionReview, { params, body: { version } });
  if (step === 'answer')
    return shop(respondToSessionReview, { params, body: { version, answer: text } });
  return shop(rejectSessionReview, { params, body: { version, reason: text } });
}
