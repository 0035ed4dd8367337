import type { Message } from '@jyotiratna/contract';
import { markMessageRoute } from '@jyotiratna/contract/admin/messages';
import { Reply } from 'lucide-react';
import { Link } from 'react-router';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatLocal } from '../layout/dates.ts';
import { useSend } from '../layout/use-send.ts';

/** A message in full, its reply link, and its resolved mark. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { name, email, subject, orderId, createdAt, answeredAt } = message;
  const done = answeredAt !== null;
  const mark = useSend({
    call: () => shop(markMessageRoute, { params: { id: message._id }, body: { answered: !done } }),
    done: () => (done ? t.messageOpenAgain : t.messageMarkedAs),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={subject}
      description={`${name}, ${email}, ${formatLocal(createdAt)}`}
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="second" busy={mark.busy} busyLabel={t.saving} onClick={() => mark.send()}>
            {done ? t.openAgain : t.markAsDone}
          </Button>
          <a className={buttonClass()} href={replyAddress(message)}>
            <Reply aria-hidden size={20} strokeWidth={1.6} />
            {t.replyEmail}
          </a>
        </div>
      }
    >
      <div className="grid gap-4">
        {mark.error && (
          <Alert tone="error" title={t.messageCouldNot}>
            {mark.error.message}
          </Alert>
        )}
        {orderId && (
          <p>
            {t.about}{' '}
            <Link to={`/admin/orders/${orderId}`} className="text-link wrap-anywhere">
              {t.order(orderId)}
            </Link>
          </p>
        )}
        <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
        {answeredAt && (
          <p className="text-small text-text-2">{t.doneSince(formatLocal(answeredAt))}</p>
        )}
      </div>
    </Dialog>
  );
}

/**
 * Opens a new email in the administrator's own email client. Both parts are a visitor's input,
 * so both are encoded.
 */
function replyAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
