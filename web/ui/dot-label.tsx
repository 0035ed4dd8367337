import type { ReactNode } from 'react';

/** The nine colours of the navaratna code, by the name of their token. */
export type DotColour = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu';

const fills: Record<DotColour, string> = {
  sun: 'bg-(--graha-sun)',
  moon: 'bg-(--graha-moon)',
  mars: 'bg-(--graha-mars)',
  mercury: 'bg-(--graha-mercury)',
  jupiter: 'bg-(--graha-jupiter)',
  venus: 'bg-(--graha-venus)',
  saturn: 'bg-(--graha-saturn)',
  rahu: 'bg-(--graha-rahu)',
  ketu: 'bg-(--graha-ketu)',
};

/** A cut dot in a graha's colour with its name beside it: never the colour alone. */
export function DotLabel({ colour, children }: { colour: DotColour; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-small text-ink-700 in-[.night]:text-text">
      <span aria-hidden="true" className={`size-2.5 rounded-[3px] [corner-shape:bevel] ${fills[colour]}`} />
      {children}
    </span>
  );
}
