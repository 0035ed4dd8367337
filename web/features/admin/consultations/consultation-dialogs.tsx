import {
  type AdminConsultation,
  type AdminHealer,
  formatRupeesExact,
  type MessageContent,
  tdsOf,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import {
  changeShareRoute,
  inviteHealerRoute,
  notePayoutRoute,
  openTranscriptRoute,
  refundSessionRoute,
} from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { formatDate } from '../layout/dates.ts';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { AdminDialog, CallDialog } from '../layout/dialogs.tsx';
import { type BoundField, useForm } from '../layout/use-form.ts';

type HealerProps = { healer: AdminHealer; onClose: () => void };

/** Changes a healer's share (commission) of sessions requested from now on. */
export function ChangeShare({ healer: { id, name, sharePercent }, onClose }: HealerProps) {
  return (
    <CallDialog
      title={t.share(name)}
      description={t.appliesSessionsRequested}
      confirm={t.saveShare}
      start={{ sharePercent: String(sharePercent) }}
      call={(typed) =>
        api(changeShareRoute, {
          params: { id },
          body: { sharePercent: Number(typed.sharePercent) },
        })
      }
      onClose={onClose}
    >
      {({ field }) => <ShareField {...field('sharePercent')} />}
    </CallDialog>
  );
}

/**
 * Invites a person to take over this healer's account; the code is displayed only once, to be
 * passed on.
 */
export function InviteHealer({ healer: { id, name }, onClose }: HealerProps) {
  return (
    <CallDialog
      title={t.invitePersonAs(name)}
      confirm={t.makeInvitation}
      start={{ email: '', sharePercent: '60' }}
      call={({ email, sharePercent }) =>
        api(inviteHealerRoute, {
          params: { id },
          body: { email, sharePercent: Number(sharePercent) },
        })
      }
      result={({ invitation: { code, email } }) => (
        <Alert tone="info" title={t.pleaseShareLink}>
          <p className="break-all">
            {`${location.origin}/healer/register?${new URLSearchParams({ invite: code, email })}`}
          </p>
        </Alert>
      )}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField label={t.email} type="email" {...field('email')} />
          <ShareField {...field('sharePercent')} />
        </>
      )}
    </CallDialog>
  );
}

const ShareField = (field: BoundField<string>) => (
  <TextField label={t.shareWhatCustomers} type="number" min={0} max={100} step={1} {...field} />
);

/** The amount of a session that can still be refunded, in rupees. */
export function refundable({
  status,
  charged,
  refunded,
  adminRefunded,
}: AdminConsultation): number {
  return status === 'ended' ? Math.round((charged - refunded - adminRefunded) * 100) / 100 : 0;
}

type SessionProps = { consultation: AdminConsultation; onClose: () => void };

/** Refunds a session, fully or partially, to its customer's balance. */
export function RefundSession({ consultation, onClose }: SessionProps) {
  // An idempotency key: a retry is the same refund.
  const [clientId] = useState(() => crypto.randomUUID());
  const maxAmount = refundable(consultation);
  return (
    <CallDialog
      title={t.refundSession(consultation.customerName)}
      description={t.moneyGoesCustomers}
      confirm={t.refund}
      busyLabel={t.refunding}
      start={{ amount: String(maxAmount), reason: '' }}
      call={({ amount, reason }) =>
        api(refundSessionRoute, {
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
            max={maxAmount}
            step={0.01}
            hint={t.most(formatRupeesExact(maxAmount))}
            {...field('amount')}
          />
          <TextField label={t.reasonWhichCustomer} maxLength={300} {...field('reason')} />
        </>
      )}
    </CallDialog>
  );
}

/** Opens a transcript; requires a reason first, which the audit log records. */
export function OpenTranscript({ consultation, onClose }: SessionProps) {
  const { id, customerName, healerName } = consultation;
  return (
    <CallDialog
      title={t.transcript(customerName, healerName)}
      description={t.whatPeopleSay}
      confirm={t.readTheTranscript}
      start={{ reason: '' }}
      call={(body) => api(openTranscriptRoute, { params: { id }, body })}
      result={({ messages }) => (
        <ol className="grid gap-3">
          {messages.map(({ seq, sender, content }) => (
            <li key={seq}>
              <span className="font-semibold">
                {sender === 'customer' ? customerName : healerName}:{' '}
              </span>
              <span className="whitespace-pre-wrap wrap-anywhere">{textOf(content)}</span>
            </li>
          ))}
        </ol>
      )}
      onClose={onClose}
    >
      {({ field }) => <TextField label={t.reason} maxLength={500} {...field('reason')} />}
    </CallDialog>
  );
}

/** A message as one line of text. Only the two participants can access images. */
function textOf(content: MessageContent): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'product':
      return content.name;
    case 'kundli':
      return content.birth.name;
    case 'picture':
      return t.imagePx(content.width, content.height);
  }
}

/** Records a payout that was transferred to a healer; it reduces the ledger's liability. */
export function RecordPayout({ healer, onClose }: { healer: AdminHealer; onClose: () => void }) {
  // An idempotency key: a retry is the same payout.
  const [clientId] = useState(() => crypto.randomUUID());
  const save = useForm({
    initial: { amount: String(healer.owed), reference: '' },
    call: ({ amount, reference }) =>
      api(notePayoutRoute, {
        params: { id: healer.id },
        body: { clientId, amount: Number(amount), reference },
      }),
    onDone: onClose,
  });
  return (
    <AdminDialog
      title={t.payouts(healer.name)}
      description={t.transferMoneyFirst}
      onClose={onClose}
    >
      <p className="figures mb-4 font-semibold">{t.owedNow(formatRupeesExact(healer.owed))}</p>
      {healer.owed > 0 && (
        <AdminForm of={save} className="grid gap-4" save={t.recordPayout}>
          <TextField
            label={t.amountRupees}
            type="number"
            inputMode="decimal"
            min={0.01}
            max={healer.owed}
            step={0.01}
            {...save.field('amount')}
          />
          {healer.tds && <TdsLines terms={healer.tds} amount={Number(save.values.amount)} />}
          <TextField label={t.numberTransfer} maxLength={120} {...save.field('reference')} />
        </AdminForm>
      )}
      {healer.payouts.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {healer.payouts.map(({ id, amount: paid, tds, reference, at }) => (
            <li key={id} className="figures flex justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {formatDate(at)}, {reference}
              </span>
              <span className="shrink-0 text-right">
                <span className="font-semibold">{formatRupeesExact(paid)}</span>
                {tds > 0 && (
                  <span className="block text-small text-text-2">
                    {t.tds(formatRupeesExact(tds))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AdminDialog>
  );
}

/** The tax deducted from a payout (TDS), and the remaining amount to transfer. */
function TdsLines({ terms, amount }: { terms: NonNullable<AdminHealer['tds']>; amount: number }) {
  if (!Number.isFinite(amount) || amount <= 0) return null;
  const paise = toPaise(amount);
  const tds = tdsOf(terms, paise);
  return (
    <DefinitionList
      kind="amounts"
      rows={[
        [t.tdsCode(terms.code, terms.basisPoints / 100), formatRupeesExact(toRupees(tds))],
        [t.transfer, formatRupeesExact(toRupees(paise - tds))],
      ]}
    />
  );
}
