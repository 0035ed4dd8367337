import type { Change } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StaleAlert } from './stale-alert.tsx';
import type { useForm } from './use-form.ts';

type Form = Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'alert' | 'message'> & {
  /** Of a form that other users may edit at the same time. */
  stale?: { changes: readonly Change[]; onLoadNewer: () => void } | null;
};

type ErrorProps = {
  of: Pick<Form, 'message' | 'stale'>;
  /** The title above the reason. */
  title?: string | undefined;
};

/** The reason why a form was not saved: another user's changes, or the error of its call. */
export function FormAlert({ of: { message, stale }, title = '' }: ErrorProps) {
  if (!message) return null;
  if (stale) return <StaleAlert {...{ title, message, ...stale }} />;
  return (
    <Alert tone="error" title={title}>
      {message}
    </Alert>
  );
}

type Props = {
  of: Form;
  /** The title above the error of a failed call. */
  failed?: string;
  /** The label of the button that sends it. */
  save: string;
  saving?: string;
  children: ReactNode;
};

/** A page's form: its error, its fields and its button. */
export function AdminForm({
  of,
  failed,
  save,
  saving = t.saving,
  disabled = false,
  className = 'grid max-w-[52rem] gap-6',
  children,
}: Props & { disabled?: boolean; className?: string }) {
  return (
    <form {...of.form} className={className}>
      <FormAlert of={of} title={failed} />
      {children}
      <Button
        type="submit"
        className="self-end justify-self-start"
        disabled={disabled}
        busy={of.busy}
        busyLabel={saving}
      >
        {save}
      </Button>
    </form>
  );
}

type DialogProps = Props & {
  title: string;
  description?: string;
  width?: 'narrow' | 'wide';
  onClose: () => void;
};

/** A form in a dialog; an error of a field is displayed at its field alone. */
export function AdminFormDialog({
  of,
  failed,
  save,
  saving = t.saving,
  onClose,
  children,
  ...dialog
}: DialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} {...dialog}>
      <form {...of.form} className="grid gap-4 pt-2">
        <FormAlert of={{ message: of.alert }} title={failed} />
        {children}
        <Button type="submit" className="justify-self-end" busy={of.busy} busyLabel={saving}>
          {save}
        </Button>
      </form>
    </Dialog>
  );
}
