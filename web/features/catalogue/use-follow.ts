import { useEffect, useRef } from 'react';

/**
 * The ref of an uncontrolled input that is updated when the URL's value changes. A new React key
 * would also update it, but lose the focus during keyboard input.
 */
export function useFollow<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<Control>(null);
  const last = useRef(value);
  useEffect(() => {
    const { current } = control;
    // A selection before hydration is preserved.
    if (!current || last.current === value) return;
    last.current = value;
    if (current.type === 'checkbox') (current as HTMLInputElement).checked = value !== '';
    else current.value = value;
  }, [value]);
  return control;
}
