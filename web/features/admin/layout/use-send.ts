import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '../../../is-call-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import { usePressOnce } from './use-press-once.ts';

type Options<Reply, Values> = {
  call: (values: Values) => Promise<Reply>;
  /** The toast after success. */
  done?: (reply: Reply, values: Values) => ToastMessage | string | null;
  /** The toast after a failure, in addition to the error in the form. */
  failed?: string;
  /** The queries outside the administration that show what was changed. */
  stale?: readonly QueryKey[];
  onDone?: (reply: Reply, values: Values) => void;
  onFailed?: (error: Error) => void;
};

/**
 * The single hook for mutations of the administration: one press is one call, it invalidates the
 * administration's queries, and a rejected call is displayed by field, or as `alert` for an error
 * without a field.
 */
export function useSend<Reply, Values = void>({
  call,
  done,
  failed,
  stale = [],
  onDone,
  onFailed,
}: Options<Reply, Values>) {
  const queries = useQueryClient();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const mutation = useMutation({
    mutationFn: call,
    onSettled: () => {
      release();
      // Another administrator may have been quicker: also a rejected call shows how things stand now.
      for (const queryKey of [['admin'], ...stale]) void queries.invalidateQueries({ queryKey });
    },
    onSuccess: (reply, values) => {
      const result = done?.(reply, values);
      if (result) toast(typeof result === 'string' ? { title: result } : result);
      onDone?.(reply, values);
    },
    onError: (error) => {
      if (failed) toast({ title: failed, description: error.message, kind: 'error' });
      onFailed?.(error);
    },
  });
  const { error } = mutation;
  const send = (values: Values) => press(() => mutation.mutate(values));
  const fields: Readonly<Record<string, string>> = isCallError(error) ? error.fields : {};
  return {
    ...mutation,
    mutate: send,
    send,
    busy: mutation.isPending,
    /** With what it is on its way. */
    values: mutation.variables,
    fields,
    alert: error && Object.keys(fields).length === 0 ? error.message : null,
  };
}

/** What a dialog needs to know of a call. */
export type Sending = Pick<ReturnType<typeof useSend>, 'busy' | 'alert'>;
