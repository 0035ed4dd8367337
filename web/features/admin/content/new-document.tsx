import { useNavigate } from 'react-router';
import { layout as t } from '#messages/admin/layout.ts';
import { TextField } from '../../../ui/field.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';

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
  return (
    <CallDialog
      title={labels.add}
      description={labels.addText}
      confirm={t.begin}
      start={{ [name.key]: '' }}
      call={(draft) => create((draft[name.key] ?? '').trim())}
      onDone={(id) => void navigate(`/admin/${section}/${id}`)}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          label={labels.addLabel}
          hint={labels.addHint}
          maxLength={name.maxLength}
          {...field(name.key)}
        />
      )}
    </CallDialog>
  );
}
