import type { ReactNode } from 'react';
import { ui } from '#messages/platform/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  title: string;
  description?: string;
  width?: 'narrow' | 'wide';
  /** A call is pending: the dialog cannot be closed. */
  busy?: boolean;
  onClose: () => void;
  /** The label of the button that closes it; null for none. */
  cancel?: string | null;
  /** The other buttons at its foot; without them it has none. */
  buttons?: ReactNode;
  children: ReactNode;
};

/** A dialog with its buttons at the foot, which stay while its content scrolls. */
export function AdminDialog({
  busy = false,
  onClose,
  cancel = ui.cancel,
  buttons,
  ...dialog
}: Props) {
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => open || busy || onClose()}
      foot={
        buttons && (
          <div className="flex flex-wrap items-center justify-end gap-3">
            {cancel !== null && (
              <Button kind="text" onClick={onClose}>
                {cancel}
              </Button>
            )}
            {buttons}
          </div>
        )
      }
    />
  );
}
