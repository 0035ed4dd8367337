import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldFrame, fileClass } from '../../../ui/field.tsx';
import type { useSend } from './use-send.ts';

type Labels = Record<'title' | 'text' | 'field' | 'close' | 'read' | 'reading', string>;
type Props = {
  labels: Labels;
  /** The call that reads the file. */
  of: Pick<ReturnType<typeof useSend>, 'busy' | 'fields' | 'reset'> & { send: () => void };
  file: File | null;
  onSelect: (file: File | null) => void;
  onClose: () => void;
  /** The result, and further fields. */
  children: ReactNode;
};

/** Selects a CSV file, sends it, and displays the result below. */
export function FileDialog({ labels, of, file, onSelect, onClose, children }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || of.busy || onClose()}
      title={labels.title}
      description={labels.text}
      width="wide"
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {labels.close}
          </Button>
          <Button
            busy={of.busy}
            busyLabel={labels.reading}
            disabled={!file}
            onClick={() => of.send()}
          >
            {labels.read}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 pt-2">
        <FieldFrame label={labels.field} error={of.fields.file}>
          {(control) => (
            <input
              type="file"
              accept=".csv,text/csv"
              {...control}
              className={fileClass}
              onChange={({ currentTarget: { files } }) => {
                onSelect(files?.[0] ?? null);
                of.reset();
              }}
            />
          )}
        </FieldFrame>
        {children}
      </div>
    </Dialog>
  );
}
