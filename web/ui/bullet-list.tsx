import type { ReactNode } from 'react';

/** A list of short lines, with small cut squares as bullets. */
export function BulletList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item, index) => (
        <li key={typeof item === 'string' ? item : String(index)} className="flex gap-3">
          <span
            aria-hidden="true"
            className="mt-[0.62em] size-1.5 shrink-0 rotate-45 bg-gulabi-500"
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
