import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';

/**
 * Asks before something typed is left behind, by a link or by going back; closing the tab or reloading asks in the
 * browser's own words. `unsaved` is read at that moment, so that whoever has just saved may go on at once.
 */
export function LeaveQuestion({ unsaved, busy }: { unsaved: RefObject<boolean>; busy: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.current && currentLocation.pathname !== nextLocation.pathname,
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
      title="Leave this page?"
      description={
        busy
          ? 'The remedy is still being created. If the shop refuses it, what you entered is lost.'
          : 'What you entered and the pictures you chose are not saved.'
      }
      cancel="Stay"
      confirm="Leave"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
