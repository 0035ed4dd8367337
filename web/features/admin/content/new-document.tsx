import { useNavigate } from 'react-router';
import { layout as t } from '#messages/admin/layout.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useForm } from '../layout/use-form.ts';

export type NewDocumentLabels = Record<'add' | 'addText' | 'addLabel', string> & {
  addHint?: string;
};

type Props = {
  labels: NewDocumentLabels;
  /** The one field of the call. */
  name: { key: string; maxLength: number };
  section: string;
  create: (name: string) => Promise<string>;
  onClose: () => void;
};

/** Begins something that an owner writes: its one field, and the link to its form. */
export function NewDocument({ labels, name, section, create, onClose }: Props) {
  const navigate = useNavigate();
  const { key, maxLength } = name;
  const form = useForm({
    initial: { [key]: '' },
    call: ({ [key]: text = '' }: Record<string, string>) => create(text.trim()),
    onDone: (id) => void navigate(`/admin/${section}/${id}`),
  });
  return (
    <ConfirmDialog
      title={labels.add}
      description={labels.addText}
      of={form}
      confirm={t.begin}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <TextField
        label={labels.addLabel}
        hint={labels.addHint}
        maxLength={maxLength}
        {...form.field(key)}
      />
    </ConfirmDialog>
  );
}
