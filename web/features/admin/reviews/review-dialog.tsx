import type { AdminReview } from '@jyotiratna/contract';
import { publishReview, rejectReview, respondToReview } from '@jyotiratna/contract/admin/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pendingKey } from '../layout/waiting.ts';
import { type ReviewStep, stepLabels } from './review-words.ts';

type Props = { row: AdminReview; step: ReviewStep; onClose: () => void };

/** Confirms publishing, rejecting or withdrawing a review, with the shop's reply. */
export function ReviewDialog({ row, step, onClose }: Props) {
  const labels = stepLabels[step];
  const withReason = step === 'refuse' || step === 'withdraw';
  const queries = useQueryClient();
  const toast = useToast();
  const [text, setText] = useState(step === 'answer' ? row.answer : '');
  const change = useMutation({
    mutationFn: () => send(row._id, step, text.trim()),
    onSuccess: () => {
      toast({ title: labels.done });
      for (const queryKey of [['admin', 'reviews'], pendingKey]) void queries.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const error = isCallError(change.error) ? (change.error.fields.reason ?? change.error.fields.answer) : undefined;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={labels.question}
      description={labels.explain}
      confirm={labels.confirm}
      danger={withReason}
      busy={change.isPending}
      busyLabel="Saving..."
      onConfirm={() => change.mutate()}
    >
      <div className="grid gap-4">
        {change.isError && !error && <Alert tone="error">{change.error.message}</Alert>}
        {step !== 'publish' && (
          <TextAreaField
            label={withReason ? 'Why, as the customer reads it' : 'What the shop says'}
            rows={3}
            maxLength={withReason ? 500 : 1000}
            value={text}
            error={error}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
    </AlertDialog>
  );
}

function send(id: string, step: ReviewStep, text: string): Promise<unknown> {
  const params = { id };
  if (step === 'publish') return shop(publishReview, { params });
  if (step === 'answer') return shop(respondToReview, { params, body: { answer: text } });
  return shop(rejectReview, { params, body: { reason: text } });
}
