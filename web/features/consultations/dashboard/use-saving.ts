import { session } from '#messages/consultations/session.ts';
import { isCallError } from '../../../is-call-error.ts';
import { useCall } from '../../../use-call.ts';

/** A mutation that saves settings and displays the result. */
export function useSaving() {
  const { send, busy } = useCall({
    call: (work: () => Promise<void>) => work(),
    done: () => session.settings.saved,
    failed: (error) => (isCallError(error) ? error.message : session.settings.failed),
  });
  return { busy, save: send };
}
