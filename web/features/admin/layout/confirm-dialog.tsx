import type { ReactNode, Ref } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { CallAlert } from './call-alert.tsx';
import type { Sending } from './use-send.ts';

export type ConfirmProps = {
  title: string;
  description?: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busyLabel?: string;
  /** The call to confirm, and the title above its error. */
  of: Sending;
  failed?: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
  /** The element that contains the fields. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * A confirmation before a call, with its fields; it displays the error of a failed call in place.
 */
export function ConfirmDialog({
  of: { busy, alert },
  failed,
  onClose,
  children,
  ref,
  busyLabel = t.saving,
  ...rest
}: ConfirmProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      {...rest}
      busy={busy}
      busyLabel={busyLabel}
    >
      {(alert || children) && (
        <div ref={ref} className="grid gap-4">
          <CallAlert title={failed}>{alert}</CallAlert>
          {children}
        </div>
      )}
    </AlertDialog>
  );
}
