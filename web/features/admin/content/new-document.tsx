import { useState } from 'react';
import { useNavigate } from 'react-router';
import { layout as t } from '#messages/admin/layout.ts';
import { TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';

export type NewDocumentLabels = {
  title: string;
  description: string;
  label: string;
  hint?: string;
  maxLength: number;
};

type Props = NewDocumentLabels & {
  /** The field of the call that `label` is of. */
  field: string;
  section: string;
  create: (name: string) => Promise<string>;
  onClose: () => void;
};

/** Begins something that an owner writes: its one field, and the link to its form. */
export function NewDocument({ label, hint, maxLength, field, section, create, ...dialog }: Props) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const send = useSend({
    call: () => create(text.trim()),
    onDone: (id) => void navigate(`/admin/${section}/${id}`),
  });
  return (
    <ConfirmDialog {...dialog} of={send} confirm={t.begin} onConfirm={send.send}>
      <TextField
        label={label}
        hint={hint}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        error={send.fields[field]}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (send.error) send.reset();
        }}
      />
    </ConfirmDialog>
  );
}
