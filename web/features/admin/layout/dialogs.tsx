import { type ComponentProps, createContext, type ReactNode, use, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { layout as t } from '#messages/admin/layout.ts';
import { ui } from '#messages/platform/ui.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import type { UseCallOptions } from '../../../use-call.ts';
import { CallAlert } from './call.tsx';
import { useFocusRejected } from './use-focus-rejected.ts';
import { type FieldErrors, useForm } from './use-form.ts';

type AdminDialogProps = {
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
}: AdminDialogProps) {
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

type CallDialogProps<Values extends object, Reply> = Pick<
  UseCallOptions<Reply, Values>,
  'call' | 'stale' | 'onDone' | 'onFailed'
> & {
  title: string | ((values: Values) => string);
  description?: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busyLabel?: string;
  /** The values of its fields at first. */
  start?: Values;
  /** The errors that the browser finds before the call, by field. */
  check?: (values: Values) => FieldErrors;
  done?: ToastMessage | string | ((reply: Reply) => ToastMessage | string | null);
  /** The title above the error of a failed call. */
  failed?: string;
  /** A failure is also a toast, and its message is displayed where a field has an error too. */
  loud?: boolean;
  /** Displayed in place of the question, once the call has succeeded. */
  result?: (reply: Reply) => ReactNode;
  onClose: () => void;
  children?: ReactNode | ((form: ReturnType<typeof useForm<Values, Reply>>) => ReactNode);
};

/**
 * Confirms a call and sends it with the values of its fields; then it closes, or `onDone` decides.
 * The error of a failed call is displayed in place.
 */
export function CallDialog<Values extends object, Reply>({
  title,
  start = {} as Values,
  done,
  failed,
  loud = false,
  result,
  onClose,
  busyLabel = t.saving,
  children,
  ...rest
}: CallDialogProps<Values, Reply>) {
  const form = useForm<Values, Reply>({
    ...(!result && { onDone: onClose }),
    ...rest,
    ...(loud && failed && { failed }),
    initial: start,
    done: (reply) => (typeof done === 'function' ? done(reply) : (done ?? null)),
  });
  const fields = useRef<HTMLDivElement>(null);
  useFocusRejected(fields, form.error);
  const alert = loud ? form.message : form.alert;
  const content = typeof children === 'function' ? children(form) : children;
  const heading = typeof title === 'function' ? title(form.values) : title;
  if (result && form.data !== undefined)
    return (
      <AdminDialog title={heading} onClose={onClose}>
        {result(form.data)}
      </AdminDialog>
    );
  return (
    <AlertDialog
      {...rest}
      open
      onOpenChange={(open) => open || onClose()}
      title={heading}
      busy={form.busy}
      busyLabel={busyLabel}
      onConfirm={form.submit}
    >
      {(alert || content) && (
        <div ref={fields} className="grid gap-4">
          <CallAlert title={failed}>{alert}</CallAlert>
          {content}
        </div>
      )}
    </AlertDialog>
  );
}

type DeleteProps = { title: string } & Pick<
  CallDialogProps<object, unknown>,
  'description' | 'call' | 'done' | 'failed' | 'stale' | 'onDone' | 'onClose'
>;

/** Asks, and deletes. */
export function DeleteDialog({ onDone, ...rest }: DeleteProps) {
  return (
    <CallDialog
      {...rest}
      confirm={t.delete}
      danger
      loud
      busyLabel={t.deleting}
      onDone={(...deleted) => {
        rest.onClose();
        return onDone?.(...deleted);
      }}
    />
  );
}

type DialogOf = (onClose: () => void) => ReactNode;

const DialogContext = createContext<(dialogOf: DialogOf) => void>(() => {});

/** Displays the dialog that a part of a page has opened, also when that part is gone. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ pathname: string; dialog: ReactNode } | null>(null);
  // It belongs to the page that opened it, and does not come back with it.
  if (open && open.pathname !== pathname) setOpen(null);
  const show = (dialogOf: DialogOf) => setOpen({ pathname, dialog: dialogOf(() => setOpen(null)) });
  return (
    <DialogContext value={show}>
      {children}
      {open?.pathname === pathname && open.dialog}
    </DialogContext>
  );
}

/**
 * Opens a dialog over the page, with the props of this moment:
 * `show((onClose) => <Edit row={row} onClose={onClose} />)`.
 */
export const useShowDialog = () => use(DialogContext);

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { dialog: DialogOf };

/** A button with the dialog that it opens; the dialog follows the props of the page. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
}
