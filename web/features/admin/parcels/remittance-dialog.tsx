import { indianDate } from '@jyotiratna/contract';
import { importRemittance } from '@jyotiratna/contract/admin/parcels';
import { useState } from 'react';
import { parcels as t } from '#messages/admin/parcels.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { FileDialog } from '../layout/file-dialog.tsx';
import { useForm } from '../layout/use-form.ts';
import { RemittancePanel } from './remittance.tsx';

/** Reads a courier's file of the cash that it has handed over, and lists what differs. */
export function RemittanceDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const read = useForm({
    initial: () => ({ reference: '', paidOn: indianDate(Date.now()) }),
    call: (draft) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(draft)) form.set(name, value);
      if (file) form.set('file', file);
      return shop(importRemittance, { body: form });
    },
    done: ({ repeated }) => (repeated ? t.readBefore : t.readDone),
  });
  const nameOf = (picked: File | null) => picked?.name.replace(/\.csv$/i, '').slice(0, 80) ?? '';
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
      of={{ ...read, send: read.submit }}
      file={file}
      onClose={onClose}
      onSelect={(picked) => {
        setFile(picked);
        read.set({ reference: read.draft.reference || nameOf(picked) });
      }}
    >
      <TextField label={t.reference} maxLength={80} {...read.field('reference')} />
      <TextField label={t.paidOn} type="date" {...read.field('paidOn')} />
      <CallAlert>{read.alert}</CallAlert>
      <div aria-live="polite">
        {read.data && <RemittancePanel remittance={read.data.remittance} />}
      </div>
    </FileDialog>
  );
}
