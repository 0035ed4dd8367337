import { product as copy } from '#messages/catalogue/product.ts';

/**
 * A video of this product. It plays on request only, and loads nothing before; its poster is the
 * remedy's first image.
 */
export function ProductVideo({ address, poster }: { address: string; poster: string | undefined }) {
  return (
    <figure className="mt-4 max-sm:px-4">
      {/* biome-ignore lint/a11y/useMediaCaption: a turning stone, without words */}
      <video
        controls
        playsInline
        preload="none"
        src={address}
        poster={poster}
        aria-label={copy.film}
        className="facet-card aspect-square w-full bg-marble-100 object-contain"
      />
      <figcaption className="mt-2 text-small text-text-2">{copy.film}</figcaption>
    </figure>
  );
}
