import { revealPanRoute } from '@jyotiratna/contract/admin/privacy-requests';
import { useState } from 'react';
import { privacy as t } from '#messages/admin/privacy.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

/**
 * The buyer's PAN in full, for a reason that the audit log records. Closing the page hides it
 * again.
 */
export function RevealPan({ orderId: id }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const reveal = useSend({
    call: () => shop(revealPanRoute, { params: { id }, body: { reason } }),
    onDone: () => setOpen(false),
  });
  if (reveal.data) return <p className="figures">{t.panIs(reveal.data.pan)}</p>;
  return (
    <>
      <Button size="s" kind="text" className="justify-self-start" onClick={() => setOpen(true)}>
        {t.revealPan}
      </Button>
      {open && (
        <ConfirmDialog
          title={t.revealPan}
          description={t.panHint}
          confirm={t.revealPan}
          of={reveal}
          onConfirm={reveal.send}
          onClose={() => setOpen(false)}
        >
          <TextField
            label={t.reason}
            maxLength={300}
            value={reason}
            error={reveal.fields.reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
