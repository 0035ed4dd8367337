import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first invalid field of a form, or the form's own error, once it is rendered,
 * however late.
 */
export function useFocusRejected(form: RefObject<HTMLElement | null>, rejection: unknown): void {
  useEffect(() => {
    if (!rejection) return;
    const field =
      form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      form.current?.querySelector<HTMLElement>('[role=alert]');
    // Expands the collapsed groups that contain the field.
    for (
      let fold = field?.closest('details');
      fold;
      fold = fold.parentElement?.closest('details') ?? null
    )
      fold.open = true;
    field?.focus();
  }, [form, rejection]);
}
