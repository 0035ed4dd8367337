import { type ReactNode, useState } from 'react';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import type { UseCallOptions } from '../../../use-call.ts';
import { ConfirmDialog, type ConfirmProps } from './confirm-dialog.tsx';
import { useSend } from './use-send.ts';

type FieldValues = Readonly<Record<string, string>>;
type TypeEvent = { currentTarget: { value: string } };
type Binding = {
  /** The name of the error in the reply; that of the value by default. */
  error?: string;
  /** Removes the characters that the field does not accept. */
  keep?: (text: string) => string;
};

export type CallFields<Values> = {
  values: Values;
  /** The server's errors, by the names of the body. */
  errors: FieldValues;
  set: (change: Partial<Values>) => void;
  /** Binds a text field to the value of this name. */
  field: (
    name: keyof Values & string,
    binding?: Binding,
  ) => { value: string; error: string | undefined; onChange: (event: TypeEvent) => void };
};

type Props<Reply, Values> = Omit<ConfirmProps, 'of' | 'onConfirm' | 'children' | 'title'> &
  Pick<UseCallOptions<Reply, Values>, 'call' | 'stale' | 'onDone' | 'onFailed'> & {
    title: string | ((values: Values) => string);
    /** The values at first, by the names of the fields. */
    start?: Values;
    done?: ToastMessage | string | ((reply: Reply) => ToastMessage | string | null);
    children?: ReactNode | ((fields: CallFields<Values>) => ReactNode);
  };

/**
 * Confirms a call and sends it with the values of its text fields; then it closes, or `onDone`
 * decides.
 */
export function CallDialog<Reply, Values extends FieldValues = FieldValues>({
  title,
  start = {} as Values,
  done,
  failed,
  children,
  ...rest
}: Props<Reply, Values>) {
  const [values, setValues] = useState(start);
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const sending = useSend<Reply, Values>({
    onDone: rest.onClose,
    ...rest,
    done: (reply) => (typeof done === 'function' ? done(reply) : (done ?? null)),
  });
  const errors = sending.fields;
  const field: CallFields<Values>['field'] = (name, { error = name, keep } = {}) => ({
    value: values[name] ?? '',
    error: errors[error],
    onChange: ({ currentTarget: { value } }) =>
      setValues((now) => ({ ...now, [name]: keep ? keep(value) : value })),
  });
  return (
    <ConfirmDialog
      {...rest}
      {...(failed && { failed })}
      title={typeof title === 'function' ? title(values) : title}
      of={sending}
      onConfirm={() => sending.send(values)}
    >
      {typeof children === 'function' ? children({ values, errors, set, field }) : children}
    </ConfirmDialog>
  );
}
