import {
  type Consultation,
  consultationLimits,
  type ReportReason,
  reportReasons,
} from '@jyotiratna/contract';
import { blockOtherSide, reportConsultation } from '@jyotiratna/contract/consultation-reports';
import { type FormEvent, useState } from 'react';
import { session } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { useCall } from '../../use-call.ts';

const messages = session.report;
type Props = {
  consultation: Consultation;
  other: string;
  onChange: (consultation: Consultation) => void;
  onClose: () => void;
};

/** A dialog in which a participant reports the other one to the shop, or blocks them. */
export default function ReportDialog({ consultation, other, onChange, onClose }: Props) {
  const { id, blocked, reported } = consultation;
  const [reason, setReason] = useState<ReportReason>('contact');
  const [block, setBlock] = useState(false);
  const fallback = controls.unknownError;
  const submission = useCall({
    fallback,
    call: (text: string) =>
      api(reportConsultation, { params: { id }, body: { reason, text, block } }),
    done: () => messages.sent,
    onDone: ({ consultation: now }) => {
      onChange(now);
      onClose();
    },
  });
  const unblock = useCall({
    fallback,
    call: (on: boolean) => api(blockOtherSide, { params: { id }, body: { on } }),
    onDone: ({ consultation: now }) => onChange(now),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submission.send(String(new FormData(event.currentTarget).get('text') ?? ''));
  };
  const error = submission.message ?? unblock.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={messages.heading(other)}
      description={messages.lead}
    >
      <form onSubmit={submit} className="grid gap-4">
        {error && <Alert tone="error">{error}</Alert>}
        {reported && <Alert tone="info">{messages.before}</Alert>}
        <fieldset>
          <legend className="mb-1 font-semibold">{messages.reason}</legend>
          {reportReasons.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                checked={reason === one}
                onChange={() => setReason(one)}
                className="size-5 shrink-0 accent-mayur-700"
              />
              {messages.reasons[one]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={messages.text}
          optional
          name="text"
          rows={3}
          maxLength={consultationLimits.reportLength}
        />
        {!blocked && (
          <Checkbox checked={block} onChange={(event) => setBlock(event.target.checked)}>
            {messages.block(other)}
          </Checkbox>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="danger" busy={submission.busy}>
            {messages.send}
          </Button>
          <Button kind="text" busy={unblock.busy} onClick={() => unblock.send(!blocked)}>
            {blocked ? messages.unblock : messages.blockOnly}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
