import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the setting that the address names, such as `/admin/settings#GSTIN`, once. */
export function useFocusLinked(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = form.current?.elements.namedItem(hash.slice(1));
    if (!(field instanceof HTMLElement)) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [form, hash]);
}
