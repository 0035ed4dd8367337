import { indianDate } from '@jyotiratna/contract';
import { importRemittance } from '@jyotiratna/contract/admin/parcels';
import { remittanceFile, parcels as t } from '#messages/admin/parcels.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { FileDialog } from '../layout/file-dialog.tsx';
import { useForm } from '../layout/use-form.ts';
import { RemittancePanel } from './remittance.tsx';

/** A dialog that imports a courier's remittance file, and lists the differences. */
export function RemittanceDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: () => ({ reference: '', paidOn: indianDate(Date.now()), file: null as File | null }),
    call: ({ reference, paidOn, file }) => {
      const body = new FormData();
      body.set('reference', reference);
      body.set('paidOn', paidOn);
      if (file) body.set('file', file);
      return api(importRemittance, { body });
    },
    done: ({ repeated }) => (repeated ? t.readBefore : t.readDone),
  });
  const { values, set, field } = form;
  const nameOf = (file: File | null) => file?.name.replace(/\.csv$/i, '').slice(0, 80) ?? '';
  return (
    <FileDialog
      labels={remittanceFile}
      of={{
        ...form,
        set: ({ file }) => set({ file, reference: values.reference || nameOf(file) }),
      }}
      onClose={onClose}
    >
      <TextField label={t.reference} maxLength={80} {...field('reference')} />
      <TextField label={t.paidOn} type="date" {...field('paidOn')} />
      <div aria-live="polite">
        {form.data && <RemittancePanel remittance={form.data.remittance} />}
      </div>
    </FileDialog>
  );
}
