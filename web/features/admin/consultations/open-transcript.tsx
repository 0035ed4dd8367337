import type { AdminConsultation, MessageContent } from '@jyotiratna/contract';
import { openTranscriptRoute } from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { shop } from '../../../shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { consultation: AdminConsultation; onClose: () => void };

/** Requires a reason first; the audit log records it. */
export function OpenTranscript({ consultation: { id, customerName, healerName }, onClose }: Props) {
  const [reason, setReason] = useState('');
  const open = useSend({
    call: () => shop(openTranscriptRoute, { params: { id }, body: { reason } }),
  });
  const title = t.transcript(customerName, healerName);
  const description = t.whatPeopleSay;
  if (open.data)
    return (
      <Dialog
        open
        onOpenChange={(visible) => visible || onClose()}
        title={title}
        description={description}
      >
        <ol className="grid gap-3">
          {open.data.messages.map(({ seq, sender, content }) => (
            <li key={seq}>
              <span className="font-semibold">
                {sender === 'customer' ? customerName : healerName}:{' '}
              </span>
              <span className="whitespace-pre-wrap wrap-anywhere">{messagesOf(content)}</span>
            </li>
          ))}
        </ol>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirm={t.readTheTranscript}
      of={open}
      onConfirm={open.send}
      onClose={onClose}
    >
      <TextField
        label={t.reason}
        maxLength={500}
        value={reason}
        error={open.fields.reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ConfirmDialog>
  );
}

/**
 * A message as a line of text. Images are accessible to the session's two participants only.
 */
function messagesOf(content: MessageContent): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'product':
      return content.name;
    case 'kundli':
      return content.birth.name;
    case 'picture':
      return t.picturePx(content.width, content.height);
  }
}
