import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { wizard as t } from '#messages/admin/wizard.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';

/**
 * Asks for confirmation before unsaved input is lost by a link or by going back; closing the tab or
 * reloading uses the browser's own prompt. `unsaved` is read at the navigation, so that one right
 * after a save is not blocked.
 */
export function LeaveQuestion({ unsaved, busy }: { unsaved: RefObject<boolean>; busy: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t.leavePage}
      description={busy ? t.remedyStillBeing : t.whatYouEntered}
      cancel={t.stay}
      confirm={t.leave}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
