import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '../../../is-call-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { ToastMessage } from '../../../ui/toast-message.ts';
import { usePressOnce } from './use-press-once.ts';

type Options<Reply, Values> = {
  call: (values: Values) => Promise<Reply>;
  /** What is told once it is done. */
  done?: (reply: Reply, values: Values) => ToastMessage | string | null;
  /** What is told, besides the place of the form, where it was not. */
  failed?: string;
  /** The queries outside the administration that show what was changed. */
  stale?: readonly QueryKey[];
  onDone?: (reply: Reply, values: Values) => void;
  onFailed?: (error: Error) => void;
};

/**
 * The one way in which the administration sends: one press is one call, the administration's queries are stale
 * afterwards, and what was rejected is told by field, or as `alert` where no field is named.
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
