import type { AdminConsultation, ConsultationMessage, MessageContent } from '@jyotiratna/contract';
import { openTranscript } from '@jyotiratna/contract/admin/consultations';
import { type FormEvent, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';

type Props = { consultation: AdminConsultation; onClose: () => void };

/** Requires a reason first; the audit log records it. */
export function OpenTranscript({ consultation: { id, customerName, healerName }, onClose }: Props) {
  const [messages, setMessages] = useState<ConsultationMessage[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    await shop(openTranscript, { params: { id }, body: { reason } }).then(
      (reply) => setMessages(reply.messages),
      (error: unknown) => setFailure(isCallError(error) ? error.message : 'The transcript could not be opened.'),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Transcript of ${customerName} and ${healerName}`}
      description="What people say to a healer is private. Your reason stands in the audit log."
    >
      {messages ? (
        <ol className="grid gap-3">
          {messages.map(({ seq, sender, content }) => (
            <li key={seq}>
              <span className="font-semibold">{sender === 'customer' ? customerName : healerName}: </span>
              <span className="whitespace-pre-wrap wrap-anywhere">{messagesOf(content)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <form onSubmit={open} className="grid gap-4">
          {failure && <Alert tone="error">{failure}</Alert>}
          <TextField label="Reason" name="reason" required maxLength={500} />
          <Button type="submit">Read the transcript</Button>
        </form>
      )}
    </Dialog>
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
      return `Picture of ${content.width} × ${content.height} px`;
  }
}
