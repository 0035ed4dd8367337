import { useEffect, useRef } from 'react';

/**
 * For an uncontrolled input: it adopts the address's value as soon as that changes. A new key
 * would do so too, and remove the focus during keyboard input.
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
