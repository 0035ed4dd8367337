import { useEffect, useRef } from 'react';

/**
 * For a control that keeps its own value: it takes on what the address says as soon as that changes. A new key would do so
 * too, and take the focus from whoever chooses by keyboard.
 */
export function useFollow<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<Control>(null);
  const visible = useRef(value);
  useEffect(() => {
    const { current } = control;
    // What was chosen before hydration stays chosen.
    if (!current || visible.current === value) return;
    visible.current = value;
    if (current.type === 'checkbox') (current as HTMLInputElement).checked = value !== '';
    else current.value = value;
  }, [value]);
  return control;
}
