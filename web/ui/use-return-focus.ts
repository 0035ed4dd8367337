import { useRef } from 'react';

/**
 * Handlers for a Radix dialog that is opened without a trigger of its own: when it closes, the
 * focus returns to the previously focused element. It starts at `[data-autofocus]`, else at the
 * first control.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement as HTMLElement | null;
      const first = (event.currentTarget as Element).querySelector<HTMLElement>('[data-autofocus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
