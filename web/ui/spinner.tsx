import { useEffect, useState } from 'react';
import { Logo } from './logo.tsx';

/**
 * Delay in milliseconds before the spinner is added to the text: shorter loading should not flash.
 */
const markDelay = 200;

/** A loading state, announced at once as text and after a delay with the spinner. */
export function Spinner({ label }: { label: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), markDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="flex min-h-64 flex-col items-center justify-center gap-4 p-8 text-text-2"
    >
      <span className="grid h-14 place-items-center">
        {long && <Logo size={56} lit={[]} turning className="fade" />}
      </span>
      {label}
    </div>
  );
}
