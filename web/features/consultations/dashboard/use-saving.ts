import { useState } from 'react';
import { session } from '#messages/consultations/session.ts';
import { isCallError } from '../../../is-call-error.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Saves and displays the result. */
export function useSaving() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      toast({ title: session.settings.saved });
    } catch (error) {
      toast({ kind: 'error', title: isCallError(error) ? error.message : session.settings.failed });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
