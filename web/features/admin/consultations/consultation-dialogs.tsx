import {
  type AdminConsultation,
  type AdminHealer,
  formatRupeesExact,
  type MessageContent,
} from '@jyotiratna/contract';
import {
  changeShareRoute,
  inviteHealerRoute,
  openTranscriptRoute,
  refundSessionRoute,
} from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';

type HealerProps = { healer: AdminHealer; onClose: () => void };

/** A healer's share of sessions requested from now on. */
export function ChangeShare({ healer: { id, name, sharePercent }, onClose }: HealerProps) {
  return (
    <CallDialog
      title={t.share(name)}
      description={t.appliesSessionsRequested}
      confirm={t.saveShare}
      start={{ sharePercent: String(sharePercent) }}
      call={(typed) =>
        shop(changeShareRoute, {
          params: { id },
          body: { sharePercent: Number(typed.sharePercent) },
        })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          label={t.shareWhatCustomers}
          type="number"
          min={0}
          max={100}
          step={1}
          {...field('sharePercent')}
        />
      )}
    </CallDialog>
  );
}

/** Invites a person to become this healer; the code is displayed this once, to be passed on. */
export function InviteHealer({ healer: { id, name }, onClose }: HealerProps) {
  const [invitation, setInvitation] = useState<{ code: string; email: string } | null>(null);
  const title = t.invitePersonAs(name);
  if (invitation)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} title={title}>
        <Alert tone="info" title={t.pleaseShareLink}>
          <p className="break-all">
            {`${location.origin}/healer/register?${new URLSearchParams({ invite: invitation.code, email: invitation.email })}`}
          </p>
        </Alert>
      </Dialog>
    );
  return (
    <CallDialog
      title={title}
      confirm={t.makeInvitation}
      start={{ email: '', sharePercent: '60' }}
      call={({ email, sharePercent }) =>
        shop(inviteHealerRoute, {
          params: { id },
          body: { email, sharePercent: Number(sharePercent) },
        })
      }
      onDone={(reply) => setInvitation(reply.invitation)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField label={t.email} type="email" {...field('email')} />
          <TextField
            label={t.shareWhatCustomers}
            type="number"
            min={0}
            max={100}
            {...field('sharePercent')}
          />
        </>
      )}
    </CallDialog>
  );
}

/** Rupees of a session that can still be refunded. */
export function refundable({
  status,
  charged,
  refunded,
  adminRefunded,
}: AdminConsultation): number {
  return status === 'ended' ? Math.round((charged - refunded - adminRefunded) * 100) / 100 : 0;
}

type SessionProps = { consultation: AdminConsultation; onClose: () => void };

/** Refunds a session, wholly or in part, to its customer's balance. */
export function RefundSession({ consultation, onClose }: SessionProps) {
  // The same refund, however often it is sent.
  const [clientId] = useState(() => crypto.randomUUID());
  const upper = refundable(consultation);
  return (
    <CallDialog
      title={t.refundSession(consultation.customerName)}
      description={t.moneyGoesCustomers}
      confirm={t.refund}
      busyLabel={t.refunding}
      start={{ amount: String(upper), reason: '' }}
      call={({ amount, reason }) =>
        shop(refundSessionRoute, {
          params: { id: consultation.id },
          body: { clientId, amount: Number(amount), reason },
        })
      }
      done={({ creditNote }) => ({
        title: t.sessionRefunded,
        description: creditNote ? t.creditNote(creditNote) : t.customerGetsEmail,
      })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField
            label={t.amountRupees}
            type="number"
            inputMode="decimal"
            min={0.01}
            max={upper}
            step={0.01}
            hint={t.most(formatRupeesExact(upper))}
            {...field('amount')}
          />
          <TextField label={t.reasonWhichCustomer} maxLength={300} {...field('reason')} />
        </>
      )}
    </CallDialog>
  );
}

type Transcript = readonly { seq: number; sender: string; content: MessageContent }[];

/** Requires a reason first; the audit log records it. */
export function OpenTranscript({ consultation, onClose }: SessionProps) {
  const { id, customerName, healerName } = consultation;
  const [transcript, setTranscript] = useState<Transcript | null>(null);
  const labels = { title: t.transcript(customerName, healerName), description: t.whatPeopleSay };
  if (transcript)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} {...labels}>
        <ol className="grid gap-3">
          {transcript.map(({ seq, sender, content }) => (
            <li key={seq}>
              <span className="font-semibold">
                {sender === 'customer' ? customerName : healerName}:{' '}
              </span>
              <span className="whitespace-pre-wrap wrap-anywhere">{textOf(content)}</span>
            </li>
          ))}
        </ol>
      </Dialog>
    );
  return (
    <CallDialog
      {...labels}
      confirm={t.readTheTranscript}
      start={{ reason: '' }}
      call={(body) => shop(openTranscriptRoute, { params: { id }, body })}
      onDone={({ messages }) => setTranscript(messages)}
      onClose={onClose}
    >
      {({ field }) => <TextField label={t.reason} maxLength={500} {...field('reason')} />}
    </CallDialog>
  );
}

/**
 * A message as a line of text. Images are accessible to the session's two participants only.
 */
function textOf(content: MessageContent): string {
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
