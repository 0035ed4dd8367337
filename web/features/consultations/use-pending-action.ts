import { useCallback, useSyncExternalStore } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { type ActionState, type Attempt, pendingActions } from './pending-actions.ts';

const idle = (): ActionState => 'idle';

/**
 * An idempotent call that is retried until the server has responded. A rejection is displayed as a
 * toast.
 * @param key identifies the action on this page, across views
 */
export function usePendingAction(key: string): {
  state: ActionState;
  run: (attempt: Attempt) => Promise<void>;
} {
  const toast = useToast();
  const state = useSyncExternalStore(
    pendingActions.subscribe,
    () => pendingActions.stateOf(key),
    idle,
  );
  const run = useCallback(
    (attempt: Attempt) =>
      pendingActions.run(key, attempt).catch((error: unknown) => {
        toast({
          kind: 'error',
          title: isCallError(error) ? error.message : controls.somethingInvalid,
        });
      }),
    [key, toast],
  );
  return { state, run };
}
