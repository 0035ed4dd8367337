import { revealPanRoute } from '@jyotiratna/contract/admin/privacy-requests';
import { useState } from 'react';
import { privacy as t } from '#messages/admin/privacy.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';

/**
 * The buyer's PAN in full, for a reason that the audit log records. Closing the page hides it
 * again.
 */
export function RevealPan({ orderId: id }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  if (revealed) return <p className="figures">{t.panIs(revealed)}</p>;
  return (
    <>
      <Button size="s" kind="text" className="justify-self-start" onClick={() => setOpen(true)}>
        {t.revealPan}
      </Button>
      {open && (
        <CallDialog
          title={t.revealPan}
          description={t.panHint}
          confirm={t.revealPan}
          start={{ reason: '' }}
          call={(body) => shop(revealPanRoute, { params: { id }, body })}
          onDone={({ pan }) => setRevealed(pan)}
          onClose={() => setOpen(false)}
        >
          {({ field }) => <TextField label={t.reason} maxLength={300} {...field('reason')} />}
        </CallDialog>
      )}
    </>
  );
}
