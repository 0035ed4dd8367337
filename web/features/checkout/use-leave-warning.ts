import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { checkout } from '#messages/checkout/checkout.ts';

/**
 * Asks before a payment that runs is left, by a link, by going back or by closing the tab. The browser's own question is
 * used, because it also is above the provider's window.
 */
export function useLeaveWarning(paying: RefObject<boolean>): void {
  const blocker = useBlocker(() => paying.current && !window.confirm(checkout.leave));

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
