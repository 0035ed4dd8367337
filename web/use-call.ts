import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callMessage } from './call-message.ts';
import { isCallError } from './is-call-error.ts';
import { useToast } from './ui/toast.tsx';
import type { ToastMessage } from './ui/toast-message.ts';

export type UseCallOptions<Reply, Values> = {
  call: (values: Values) => Promise<Reply>;
  /**
   * The query whose data are replaced by the response. It is fetched again after a conflict,
   * because its data may be from before a change in another tab.
   */
  replaces?: QueryKey;
  /** The queries to invalidate, also after an error. */
  stale?: readonly QueryKey[];
  /** The message for an error without one. */
  fallback?: string;
  /** The toast after success. */
  done?: (reply: Reply, values: Values) => ToastMessage | string | null;
  /**
   * The toast after an error, in addition to the error in the form: a title above the error's
   * message, or a function that returns the title of a toast without text.
   */
  failed?: string | ((error: Error) => string);
  /** Called after success; a returned promise keeps the call pending until it is settled. */
  onDone?: (reply: Reply, values: Values) => unknown;
  onFailed?: (error: Error) => void;
};

/**
 * The hook for all mutations: one click is one call, the affected queries are invalidated, and an
 * error is displayed by field (`fields`, by the names in the body), or as `alert` for an error
 * without a field.
 */
export function useCall<Reply, Values = void>(options: UseCallOptions<Reply, Values>) {
  const { call, replaces, stale = [], fallback, done, failed, onDone, onFailed } = options;
  const queries = useQueryClient();
  const toast = useToast();
  // The second click of a double click may occur before the page has rendered the pending state.
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    // Without a connection the call fails at once, instead of leaving the button busy until there
    // is one.
    networkMode: 'always',
    onSettled: () => {
      sent.current = false;
      // Another user may have changed the data: also after an error they are fetched again.
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    },
    onSuccess: (reply, values) => {
      if (replaces) queries.setQueryData(replaces, reply);
      const result = done?.(reply, values);
      if (result) toast(typeof result === 'string' ? { title: result } : result);
      return onDone?.(reply, values);
    },
    onError: (error) => {
      if (replaces && isConflict(error)) void queries.invalidateQueries({ queryKey: replaces });
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
    /** The error's message, with or without field errors. */
    message,
    alert: Object.keys(fields).length === 0 ? message : null,
  };
}

const isConflict = (error: Error) =>
  isCallError(error) && (error.status === 404 || error.status === 409);
