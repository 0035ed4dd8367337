import type { AdminHealer } from '@jyotiratna/contract';
import { inviteHealerRoute } from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** Invites a person to become this healer; the code is displayed this once, to be passed on. */
export function InviteHealer({
  healer: { id, name },
  onClose,
}: {
  healer: AdminHealer;
  onClose: () => void;
}) {
  const [email, setEmail] = useState('');
  const [share, setShare] = useState('60');
  const invite = useSend({
    call: () =>
      shop(inviteHealerRoute, { params: { id }, body: { email, sharePercent: Number(share) } }),
  });
  const title = t.invitePersonAs(name);
  const created = invite.data?.invitation;
  if (created)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} title={title}>
        <Alert tone="info" title={t.pleaseShareLink}>
          <p className="break-all">
            {`${location.origin}/healer/register?${new URLSearchParams({ invite: created.code, email: created.email })}`}
          </p>
        </Alert>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={title}
      confirm={t.makeInvitation}
      of={invite}
      onConfirm={invite.send}
      onClose={onClose}
    >
      <TextField
        label={t.email}
        type="email"
        value={email}
        error={invite.fields.email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <TextField
        label={t.shareWhatCustomers}
        type="number"
        min={0}
        max={100}
        value={share}
        error={invite.fields.sharePercent}
        onChange={({ currentTarget: { value } }) => setShare(value)}
      />
    </ConfirmDialog>
  );
}
