import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { payment } from '#messages/payments/payment.ts';

/**
 * Asks for confirmation before a payment in progress is left, by a link, by going back or by
 * closing the tab. Uses the browser's own prompt, because that is also above the provider's window.
 */
export function useLeaveWarning(paying: RefObject<boolean>): void {
  const blocker = useBlocker(() => paying.current && !window.confirm(payment.leave));

  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (paying.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [paying]);
}
