import { useRef } from 'react';

/** The element to which the focus returns from the last opened dialog. */
let latestOpener: HTMLElement | null = null;

/**
 * Focus handlers for a Radix dialog without its own trigger: when it closes, the focus returns to
 * the previously focused element, also if it has replaced another dialog. The initial focus is on
 * `[data-autofocus]`, else on the first control.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement as HTMLElement | null;
      // The focus was in the dialog that this one replaces, which has been removed.
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
