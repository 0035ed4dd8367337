import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { ui } from '#messages/platform/ui.ts';
import { Button, buttonClass } from './button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question to confirm. */
  title: string;
  description?: ReactNode;
  /** Further content, for example a password field. */
  children?: ReactNode;
  /** The label of the confirm button. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
};

/**
 * A dialog that confirms an irreversible action. It stays open while busy and is closed only by its
 * parent.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirm,
  cancel = ui.cancel,
  danger = false,
  busy = false,
  busyLabel,
  onConfirm,
}: Props) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-50 bg-mayur-900/50" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="rise facet-card fixed inset-x-4 inset-y-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-[480px] overflow-y-auto bg-marble-0 p-6 shadow-dialog sm:p-8"
        >
          <Radix.Title className="text-[1.5rem] leading-tight">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-text-2">{description}</Radix.Description>
          )}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // A form inside a dialog is still inside the page's React tree: its submit event
              // would bubble.
              event.stopPropagation();
              if (!busy) onConfirm();
            }}
          >
            {children && <div className="mt-5">{children}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Radix.Cancel className={buttonClass({ kind: danger ? 'second' : 'text' })}>
                {cancel}
              </Radix.Cancel>
              <Button
                type="submit"
                kind={danger ? 'danger' : 'main'}
                busy={busy}
                {...(busyLabel && { busyLabel })}
              >
                {confirm}
              </Button>
            </div>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
