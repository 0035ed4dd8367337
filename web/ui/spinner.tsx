import { useEffect, useState } from 'react';
import { Mark } from './mark.tsx';

/** Milliseconds before the mark joins the words: shorter waits should not flash. */
const markDelay = 200;

/** Waiting, said at once in words and after a moment in the turning mark. */
export function Spinner({ label }: { label: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), markDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="flex min-h-64 flex-col items-center justify-center gap-4 p-8 text-text-2">
      <span className="grid h-14 place-items-center">
        {long && <Mark size={56} lit={[]} turning className="fade" />}
      </span>
      {label}
    </div>
  );
}
