import { useRef } from 'react';

/** The element to which the focus returns from the dialog that was opened last. */
let latestOpener: HTMLElement | null = null;

/**
 * Handlers for a Radix dialog that is opened without a trigger of its own: when it closes, the
 * focus returns to the previously focused element, also from a dialog that replaced another one.
 * It starts at `[data-autofocus]`, else at the first control.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement as HTMLElement | null;
      // The focus was in the dialog that this one replaces, and went with it.
      opener.current = active === document.body ? latestOpener : active;
      latestOpener = opener.current;
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
