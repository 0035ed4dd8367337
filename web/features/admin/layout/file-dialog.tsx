import type { ReactNode } from 'react';
import { ui } from '#messages/platform/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldFrame, fileClass } from '../../../ui/field.tsx';
import { CallAlert } from './call.tsx';
import { AdminDialog } from './dialogs.tsx';
import type { useForm } from './use-form.ts';

type FileValues = { file: File | null };
type Props = {
  labels: Record<'title' | 'text' | 'field' | 'read' | 'reading', string>;
  /** The form that sends the selected file. */
  of: Pick<
    ReturnType<typeof useForm<FileValues, unknown>>,
    'busy' | 'errors' | 'alert' | 'reset' | 'submit'
  > & { values: FileValues; set: (patch: FileValues) => void };
  /** The title above the error of a failed call. */
  failed?: string;
  onClose: () => void;
  /** The result of the call, and further fields. */
  children: ReactNode;
};

/** A dialog that selects a CSV file, sends it, and displays the result below. */
export function FileDialog({ labels, of, failed, onClose, children }: Props) {
  return (
    <AdminDialog
      title={labels.title}
      description={labels.text}
      width="wide"
      busy={of.busy}
      onClose={onClose}
      cancel={ui.close}
      buttons={
        <Button
          busy={of.busy}
          busyLabel={labels.reading}
          disabled={!of.values.file}
          onClick={of.submit}
        >
          {labels.read}
        </Button>
      }
    >
      <div className="grid gap-5 pt-2">
        <FieldFrame label={labels.field} error={of.errors.file}>
          {(control) => (
            <input
              type="file"
              accept=".csv,text/csv"
              {...control}
              className={fileClass}
              onChange={({ currentTarget: { files } }) => {
                of.set({ file: files?.[0] ?? null });
                of.reset();
              }}
            />
          )}
        </FieldFrame>
        {children}
        <CallAlert {...(failed && { title: failed })}>{of.alert}</CallAlert>
      </div>
    </AdminDialog>
  );
}
