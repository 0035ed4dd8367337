import type { Graha } from '@jyotiratna/contract';
import type { ReactNode } from 'react';

/** The nine colours of the navaratna, by their design tokens. */
const fills: Readonly<Record<Graha, string>> = {
  Sun: 'bg-(--graha-sun)',
  Moon: 'bg-(--graha-moon)',
  Mars: 'bg-(--graha-mars)',
  Mercury: 'bg-(--graha-mercury)',
  Jupiter: 'bg-(--graha-jupiter)',
  Venus: 'bg-(--graha-venus)',
  Saturn: 'bg-(--graha-saturn)',
  Rahu: 'bg-(--graha-rahu)',
  Ketu: 'bg-(--graha-ketu)',
};

/**
 * A dot in a graha's colour with a name next to it, because colour must not be the only
 * distinction.
 */
export function GrahaDot({ graha, children }: { graha: Graha; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-small text-ink-700 in-[.night]:text-text">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-[3px] [corner-shape:bevel] ${fills[graha]}`}
      />
      {children}
    </span>
  );
}
