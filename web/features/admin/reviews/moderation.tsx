import type { ReviewStatus } from '@jyotiratna/contract';
import { reviewStatuses, reviews as t } from '#messages/admin/reviews.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import type { RecordColumn } from '../list/columns.tsx';

export type ModerationStep = 'publish' | 'refuse' | 'withdraw' | 'answer';

type Props = {
  step: ModerationStep;
  labels: Record<'question' | 'explain' | 'confirm' | 'done', string>;
  /** The shop's current reply; null where the action has none. */
  answer: string | null;
  call: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** Confirms an action on a review, with the reason or the shop's reply. */
export function ModerationDialog({ step, labels, answer, call, onClose }: Props) {
  const withReason = step === 'refuse' || step === 'withdraw';
  return (
    <CallDialog
      title={labels.question}
      description={labels.explain}
      confirm={labels.confirm}
      danger={withReason}
      start={{ reason: '', answer: answer ?? '' }}
      call={(values) => call((withReason ? values.reason : values.answer).trim())}
      done={labels.done}
      onClose={onClose}
    >
      {({ field }) =>
        (withReason || answer !== null) && (
          <TextAreaField
            label={withReason ? t.whyAsCustomer : t.whatShopSays}
            optional={step === 'publish'}
            rows={3}
            maxLength={withReason ? 500 : 1000}
            {...field(withReason ? 'reason' : 'answer')}
          />
        )
      }
    </CallDialog>
  );
}

const tones = { waiting: 'wait', published: 'good', refused: 'error' } as const;

type Moderated = { status: ReviewStatus; createdAt: string; refusal: string | null };

/** The state of a review, its date, and the reason of a rejection. */
export function reviewStatusColumn<Row extends Moderated>(): RecordColumn<Row> {
  return {
    key: 'status',
    head: t.status,
    value: ({ status }) => reviewStatuses[status],
    chip: ({ status }) => tones[status],
    note: ({ createdAt, refusal }) => (
      <>
        {formatDateTime(createdAt)}
        {refusal && <span className="block">{refusal}</span>}
      </>
    ),
  };
}
