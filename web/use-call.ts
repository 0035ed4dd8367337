import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callMessage } from './call-message.ts';
import { isCallError } from './is-call-error.ts';
import { useToast } from './ui/toast.tsx';
import type { ToastMessage } from './ui/toast-message.ts';

export type UseCallOptions<Reply, Values> = {
  call: (values: Values) => Promise<Reply>;
  /** The query whose data the reply becomes. */
  replaces?: QueryKey;
  /** The queries that are invalidated, after a rejected call too. */
  stale?: readonly QueryKey[];
  /** The message for a failure that carries none of its own. */
  fallback?: string;
  /** The toast after success. */
  done?: (reply: Reply, values: Values) => ToastMessage | string | null;
  /**
   * The toast after a failure, in addition to the error in the form: its title above the error's
   * message, or alone.
   */
  failed?: string | ((error: Error) => string);
  /** A promise keeps the call pending until it is settled. */
  onDone?: (reply: Reply, values: Values) => unknown;
  onFailed?: (error: Error) => void;
};

/**
 * The single hook for calls that change something: one press is one call, the queries that show
 * the change are renewed, and a rejected call is displayed by field (`fields`, by the names of
 * the body), or as `alert` for an error without a field.
 */
export function useCall<Reply, Values = void>(options: UseCallOptions<Reply, Values>) {
  const { call, replaces, stale = [], fallback, done, failed, onDone, onFailed } = options;
  const queries = useQueryClient();
  const toast = useToast();
  // The second of a double click can occur before the page has rendered that the first one is
  // pending.
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    // Without a connection it fails at once, in place of a button that is busy until there is one.
    networkMode: 'always',
    onSettled: () => {
      sent.current = false;
      // Another user may have been quicker: also a rejected call shows how things stand now.
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    },
    onSuccess: (reply, values) => {
      if (replaces) queries.setQueryData(replaces, reply);
      const result = done?.(reply, values);
      if (result) toast(typeof result === 'string' ? { title: result } : result);
      return onDone?.(reply, values);
    },
    onError: (error) => {
      if (typeof failed === 'string')
        toast({ title: failed, description: error.message, kind: 'error' });
      else if (failed) toast({ title: failed(error), kind: 'error' });
      onFailed?.(error);
    },
  });
  const { error } = mutation;
  const send = (values: Values) => {
    if (sent.current) return;
    sent.current = true;
    mutation.mutate(values);
  };
  const message = error && (fallback === undefined ? error.message : callMessage(error, fallback));
  const fields: Readonly<Record<string, string>> = isCallError(error) ? error.fields : {};
  return {
    ...mutation,
    mutate: send,
    send,
    busy: mutation.isPending,
    /** The sent values. */
    values: mutation.variables,
    fields,
    /** The error's message, with fields or without. */
    message,
    alert: Object.keys(fields).length === 0 ? message : null,
  };
}
