import { useRef } from 'react';

/**
 * Lets one press through until `release`: the second of a double click can come before the page has drawn that the first
 * one is on its way.
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
