import { useCallback, useEffect, useRef, useState } from 'react';

/** How long 'is writing' stands after it was heard, in ms; it is said again within half of that. */
const typingMs = 4_000;

/** Whether the other side is writing, and how often this one says so. */
export function useTyping() {
  const [otherTypes, setOtherTypes] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hear = useCallback((types: boolean) => {
    setOtherTypes(types);
    if (!types) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOtherTypes(false), typingMs);
  }, []);
  const say = useCallback((send: () => void) => {
    if (Date.now() - saidAt.current < typingMs / 2) return;
    saidAt.current = Date.now();
    send();
  }, []);
  return { otherTypes, hear, say };
}
