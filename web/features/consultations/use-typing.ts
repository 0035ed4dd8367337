import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Duration in ms for which 'is writing' is displayed after its event, which is repeated within half
 * of it.
 */
const typingMs = 4_000;

/** Whether the other participant is typing, and the throttled events of this participant. */
export function useTyping() {
  const [otherTypes, setOtherTypes] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reportedAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hear = useCallback((types: boolean) => {
    setOtherTypes(types);
    if (!types) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOtherTypes(false), typingMs);
  }, []);
  const notify = useCallback((send: () => void) => {
    if (Date.now() - reportedAt.current < typingMs / 2) return;
    reportedAt.current = Date.now();
    send();
  }, []);
  return { otherTypes, hear, notify };
}
