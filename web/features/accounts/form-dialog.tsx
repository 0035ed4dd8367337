import type { ReactNode } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorAlert } from './error-alert.tsx';
import type { useSubmit } from './use-submit.ts';

type Props = {
  title: string;
  description?: string;
  save: string;
  danger?: boolean;
  submit: Pick<ReturnType<typeof useSubmit>, 'form' | 'rejection' | 'alert' | 'busy'>;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog, with the buttons to cancel and to submit next to each other. */
export function FormDialog({ title, description, save, danger, submit, onClose, children }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
    >
      <form {...submit.form} className="grid gap-5">
        <ErrorAlert rejection={submit.rejection} ref={submit.alert} />
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {controls.cancel}
          </Button>
          <Button type="submit" kind={danger ? 'danger' : 'main'} busy={submit.busy}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
