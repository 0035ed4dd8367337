import type { ReactNode } from 'react';
import { product as copy } from '#messages/catalogue/product.ts';

/** The frame around a full turn (360° view); its controls are next to the image. */
export function TurnFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="mt-4 max-sm:px-4">
      <div className="facet-card relative aspect-square bg-marble-100 [&_img]:size-full [&_img]:object-contain">
        {children}
      </div>
      <figcaption className="mt-2 text-small text-text-2">{caption}</figcaption>
    </figure>
  );
}

/** The first image of a full turn as an ordinary image, also without scripts. */
export function TurnImage({ name, address }: { name: string; address: string | undefined }) {
  return (
    <img
      src={address}
      alt={copy.turnOf(name)}
      width={800}
      height={800}
      loading="lazy"
      draggable={false}
    />
  );
}
