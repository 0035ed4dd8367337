import { type ReactNode, useRef } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import type { UseCallOptions } from '../../../use-call.ts';
import { AdminDialog } from './admin-dialog.tsx';
import type { FieldErrors } from './bind-fields.ts';
import { CallAlert } from './call.tsx';
import { useFocusRejected } from './use-focus-rejected.ts';
import { useForm } from './use-form.ts';

type Props<Draft extends object, Reply> = Pick<
  UseCallOptions<Reply, Draft>,
  'call' | 'stale' | 'onDone' | 'onFailed'
> & {
  title: string | ((draft: Draft) => string);
  description?: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busyLabel?: string;
  /** The values of its fields at first. */
  start?: Draft;
  /** The errors that the browser finds before the call, by field. */
  check?: (draft: Draft) => FieldErrors;
  done?: ToastMessage | string | ((reply: Reply) => ToastMessage | string | null);
  /** The title above the error of a failed call. */
  failed?: string;
  /** A failure is also a toast, and its message is displayed where a field has an error too. */
  loud?: boolean;
  /** Displayed in place of the question, once the call has succeeded. */
  result?: (reply: Reply) => ReactNode;
  onClose: () => void;
  children?: ReactNode | ((form: ReturnType<typeof useForm<Draft, Reply>>) => ReactNode);
};

/**
 * Confirms a call and sends it with the values of its fields; then it closes, or `onDone` decides.
 * The error of a failed call is displayed in place.
 */
export function CallDialog<Draft extends object, Reply>({
  title,
  start = {} as Draft,
  done,
  failed,
  loud = false,
  result,
  onClose,
  busyLabel = t.saving,
  children,
  ...rest
}: Props<Draft, Reply>) {
  const form = useForm<Draft, Reply>({
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
  const heading = typeof title === 'function' ? title(form.draft) : title;
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
  Props<object, unknown>,
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
