import { useRef } from 'react';

/**
 * Handlers for a Radix dialog that is opened without a trigger of its own: when it closes, the
 * focus returns to the previously focused element.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
