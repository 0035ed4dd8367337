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
  /** The label of the button that closes the dialog; null for no such button. */
  cancel?: string | null;
  /** The other buttons in the footer; without any there is no footer. */
  buttons?: ReactNode;
  children: ReactNode;
};

/** A dialog whose footer with the buttons stays visible while its content scrolls. */
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
  /** The initial values of the fields. */
  start?: Values;
  /** Validates in the browser before the call; returns errors by field. */
  check?: (values: Values) => FieldErrors;
  done?: ToastMessage | string | ((reply: Reply) => ToastMessage | string | null);
  /** The title above the error of a failed call. */
  failed?: string;
  /** Displays an error also as a toast, and its message even where a field has an error. */
  loud?: boolean;
  /** Replaces the dialog's content once the call has succeeded. */
  result?: (reply: Reply) => ReactNode;
  onClose: () => void;
  children?: ReactNode | ((form: ReturnType<typeof useForm<Values, Reply>>) => ReactNode);
};

/**
 * A dialog that confirms a call and sends it with the values of its fields; then it closes, or
 * `onDone` decides. An error is displayed in the dialog.
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

/** A dialog that confirms a deletion. */
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

/** Displays the open dialog of a page, also after the element that opened it is unmounted. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<{ pathname: string; dialog: ReactNode } | null>(null);
  // A dialog belongs to the page that opened it, and is not restored with the page.
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
 * Returns a function that opens a dialog over the page, with the props at that time:
 * `show((onClose) => <Edit row={row} onClose={onClose} />)`.
 */
export const useShowDialog = () => use(DialogContext);

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { dialog: DialogOf };

/** A button with its dialog, which is rendered again with the page's current props. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
}
