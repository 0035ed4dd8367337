import { useRef } from 'react';

/**
 * Allows one click until `release`: the second of a double click can occur before the page has
 * rendered that the first one is pending.
 */
export function usePressOnce() {
  const sent = useRef(false);
  return {
    press: (send: () => void) => {
      if (sent.current) return;
      sent.current = true;
      send();
    },
    release: () => {
      sent.current = false;
    },
  };
}
