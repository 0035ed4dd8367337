import { type UseCallOptions, useCall } from '../../../use-call.ts';

/**
 * `useCall` of the administration: a call invalidates all its queries, and those in `stale`
 * outside it.
 */
export function useSend<Reply, Values = void>({
  stale = [],
  ...options
}: UseCallOptions<Reply, Values>) {
  return useCall({ ...options, stale: [['admin'], ...stale] });
}

/** What a dialog needs to know of a call. */
export type Sending = Pick<ReturnType<typeof useSend>, 'busy' | 'alert'>;
