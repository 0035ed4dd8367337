import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first refused field of a form, or to what is said of the whole, once it stands there, however late it is drawn. */
export function useFocusRefused(form: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (!refusal) return;
    const field =
      form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      form.current?.querySelector<HTMLElement>('[role=alert]');
    // A field may lie in a group that is folded away.
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    field?.focus();
  }, [form, refusal]);
}
