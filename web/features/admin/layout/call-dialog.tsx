import { type ReactNode, useRef } from 'react';
import { layout as t } from '#messages/admin/layout.ts';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import type { UseCallOptions } from '../../../use-call.ts';
import type { FieldErrors } from './bind-fields.ts';
import { ConfirmDialog, type ConfirmProps } from './confirm-dialog.tsx';
import { useFocusRejected } from './use-focus-rejected.ts';
import { useForm } from './use-form.ts';

type Props<Draft extends object, Reply> = Omit<
  ConfirmProps,
  'of' | 'onConfirm' | 'children' | 'title'
> &
  Pick<UseCallOptions<Reply, Draft>, 'call' | 'stale' | 'onDone' | 'onFailed'> & {
    title: string | ((draft: Draft) => string);
    /** The values of its fields at first. */
    start?: Draft;
    /** The errors that the browser finds before the call, by field. */
    check?: (draft: Draft) => FieldErrors;
    done?: ToastMessage | string | ((reply: Reply) => ToastMessage | string | null);
    /** A failure is also a toast, and its message is displayed where a field has an error too. */
    loud?: boolean;
    children?: ReactNode | ((form: ReturnType<typeof useForm<Draft, Reply>>) => ReactNode);
  };

/**
 * Confirms a call and sends it with the values of its fields; then it closes, or `onDone` decides.
 */
export function CallDialog<Draft extends object, Reply>({
  title,
  start = {} as Draft,
  done,
  failed,
  loud = false,
  children,
  ...rest
}: Props<Draft, Reply>) {
  const form = useForm<Draft, Reply>({
    onDone: rest.onClose,
    ...rest,
    ...(loud && failed && { failed }),
    initial: start,
    done: (reply) => (typeof done === 'function' ? done(reply) : (done ?? null)),
  });
  const fields = useRef<HTMLDivElement>(null);
  useFocusRejected(fields, form.error);
  return (
    <ConfirmDialog
      {...rest}
      {...(failed && { failed })}
      title={typeof title === 'function' ? title(form.draft) : title}
      ref={fields}
      of={loud ? { ...form, alert: form.message } : form}
      onConfirm={form.submit}
    >
      {typeof children === 'function' ? children(form) : children}
    </ConfirmDialog>
  );
}

type DeleteProps = {
  title: string;
  description: ReactNode;
  call: () => Promise<unknown>;
  done: ToastMessage;
  failed?: string;
  stale?: readonly (readonly string[])[];
  onDone?: () => void;
  onClose: () => void;
};

/** Asks, and deletes. */
export function DeleteDialog({ onDone, ...rest }: DeleteProps) {
  return (
    <CallDialog
      {...rest}
      confirm={t.delete}
      danger
      loud
      busyLabel={t.deleting}
      onDone={() => {
        rest.onClose();
        onDone?.();
      }}
    />
  );
}
