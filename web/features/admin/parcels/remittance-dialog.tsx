import { indianDate } from '@jyotiratna/contract';
import { importRemittance } from '@jyotiratna/contract/admin/parcels';
import { useState } from 'react';
import { parcels as t } from '#messages/admin/parcels.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FileDialog } from '../layout/file-dialog.tsx';
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
    <FileDialog
      labels={{
        title: t.fileTitle,
        text: t.fileText,
        field: t.fileLabel,
        close: t.close,
        read: t.read,
        reading: t.reading,
      }}
      of={read}
      file={file}
      onClose={onClose}
      onSelect={(picked) => {
        setFile(picked);
        setReference((typed) => typed || (picked?.name.replace(/\.csv$/i, '').slice(0, 80) ?? ''));
      }}
    >
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
      <div aria-live="polite">
        {read.data && <RemittancePanel remittance={read.data.remittance} />}
      </div>
    </FileDialog>
  );
}
