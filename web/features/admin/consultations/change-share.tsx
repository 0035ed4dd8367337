import type { AdminHealer } from '@jyotiratna/contract';
import { changeShareRoute } from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/** A healer's share of sessions requested from now on. */
export function ChangeShare({
  healer: { id, name, sharePercent },
  onClose,
}: {
  healer: AdminHealer;
  onClose: () => void;
}) {
  const [share, setShare] = useState(String(sharePercent));
  const save = useSend({
    call: () => shop(changeShareRoute, { params: { id }, body: { sharePercent: Number(share) } }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.share(name)}
      description={t.appliesSessionsRequested}
      confirm={t.saveShare}
      of={save}
      onConfirm={save.send}
      onClose={onClose}
    >
      <TextField
        label={t.shareWhatCustomers}
        type="number"
        min={0}
        max={100}
        step={1}
        value={share}
        error={save.fields.sharePercent}
        onChange={({ currentTarget: { value } }) => setShare(value)}
      />
    </ConfirmDialog>
  );
}
