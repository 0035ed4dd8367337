import { indianDate } from '@jyotiratna/contract';
import { importRemittance } from '@jyotiratna/contract/admin/parcels';
import { useState } from 'react';
import { parcels as t } from '#messages/admin/parcels.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame, fileClass, TextField } from '../../../ui/field.tsx';
import { useSend } from '../layout/use-send.ts';
import { RemittancePanel } from './remittance.tsx';

/** Reads a courier's file of the cash that it has handed over, and lists what differs. */
export function RemittanceDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState(() => indianDate(Date.now()));
  const read = useSend({
    call: () => {
      const form = new FormData();
      form.set('reference', reference);
      form.set('paidOn', paidOn);
      if (file) form.set('file', file);
      return shop(importRemittance, { body: form });
    },
    done: ({ repeated }) => (repeated ? t.readBefore : t.readDone),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || read.busy || onClose()}
      title={t.fileTitle}
      description={t.fileText}
      width="wide"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {t.close}
          </Button>
          <Button busy={read.busy} busyLabel={t.reading} disabled={!file} onClick={() => read.send()}>
            {t.read}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-2">
        <FieldFrame label={t.fileLabel} error={read.fields.file}>
          {(control) => (
            <input
              type="file"
              accept=".csv,text/csv"
              {...control}
              className={fileClass}
              onChange={({ currentTarget: { files } }) => {
                const picked = files?.[0] ?? null;
                setFile(picked);
                setReference((typed) => typed || (picked?.name.replace(/\.csv$/i, '').slice(0, 80) ?? ''));
                read.reset();
              }}
            />
          )}
        </FieldFrame>
        <TextField
          label={t.reference}
          maxLength={80}
          value={reference}
          error={read.fields.reference}
          onChange={({ currentTarget: { value } }) => setReference(value)}
        />
        <TextField
          label={t.paidOn}
          type="date"
          value={paidOn}
          error={read.fields.paidOn}
          onChange={({ currentTarget: { value } }) => setPaidOn(value)}
        />
        {read.alert && <Alert tone="error">{read.alert}</Alert>}
        <div aria-live="polite">{read.data && <RemittancePanel remittance={read.data.remittance} />}</div>
      </div>
    </Dialog>
  );
}
