import type { CSSProperties } from 'react';

/** Width and height in px; the files are `{base}-{width}.avif` and `.webp` for each of `widths`. */
export type ImageFiles = {
  base: string;
  width: number;
  height: number;
  widths: readonly number[];
  hasAlpha: boolean;
  alt: string;
};

/** A stored image in this component's format: all its URLs are derived from its id. */
export function storedImage({
  id,
  ...image
}: Omit<ImageFiles, 'base'> & { id: string }): ImageFiles {
  return { ...image, base: `/pictures/${id}` };
}

type Props = {
  image: ImageFiles;
  /** The displayed width, in the format of the `sizes` attribute. */
  sizes: string;
  /** The first image above the fold has priority; all others are lazy. */
  first?: boolean;
  /** Decorative, because its name is next to it: no alternative text. */
  decorative?: boolean;
  className?: string;
};

/** A responsive image, which the browser loads in a suitable size and format. */
export function ResponsiveImage({
  image,
  sizes,
  first = false,
  decorative = false,
  className,
}: Props) {
  const { base, widths, width, height, alt } = image;
  const set = (format: string) => widths.map((w) => `${base}-${w}.${format} ${w}w`).join(', ');
  const fallback = widths.findLast((w) => w <= 640) ?? widths[0];
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${base}-${fallback}.webp`}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        draggable={false}
        className={className}
      />
    </picture>
  );
}

type TileProps = Props & {
  /** The background colour, '#rrggbb'; marble by default. */
  tint?: string | null | undefined;
  /** The aspect ratio: `card` 4:5, `square` 1:1, `wide` 16:9. */
  shape?: 'card' | 'square' | 'wide';
};

/** The margin of a cut-out for each shape: bracelets must not touch the edge. */
const cutoutWidths = { card: 'w-[106%]', square: 'w-full', wide: 'w-[76%]' };
const ratios = { card: 'aspect-4/5', square: 'aspect-square', wide: 'aspect-video' };

/**
 * An image on its background: cut-outs are drawn over the tint and a light edge, opaque photographs
 * fill the tile.
 */
export function Tile({ image, tint, shape = 'card', className = '', ...rest }: TileProps) {
  return (
    <div
      className={`tile ${ratios[shape]} ${className}`}
      data-plain={image.hasAlpha ? undefined : ''}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}
    >
      <ResponsiveImage
        image={image}
        {...rest}
        className={
          image.hasAlpha
            ? `absolute top-1/2 left-1/2 aspect-square max-w-none -translate-1/2 ${cutoutWidths[shape]}`
            : 'absolute inset-0 size-full object-cover'
        }
      />
    </div>
  );
}
