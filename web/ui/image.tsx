import type { CSSProperties } from 'react';

/** Width, height in pixels; files are `{base}-{width}.avif` and `.webp` for each of `widths`. */
export type ImageFiles = {
  base: string;
  width: number;
  height: number;
  widths: readonly number[];
  hasAlpha: boolean;
  alt: string;
};

/**
 * An image stored by the shop, in this component's format: its id determines all its addresses.
 */
export function storedImage({
  id,
  ...image
}: Omit<ImageFiles, 'base'> & { id: string }): ImageFiles {
  return { ...image, base: `/pictures/${id}` };
}

type Props = {
  image: ImageFiles;
  /** Its displayed width, in the format of the `sizes` attribute. */
  sizes: string;
  /** The first image of a view has priority; all other ones are lazy. */
  first?: boolean;
  /** Decoration next to its own name. */
  decorative?: boolean;
  className?: string;
};

/** An image in the size and format that fits. */
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
  /** The stone's background, '#rrggbb'; marble by default. */
  tint?: string | null | undefined;
  /** `card` 4:5, `square` 1:1, `wide` 16:9. */
  shape?: 'card' | 'square' | 'wide';
};

/** In each shape a cut-out retains its margin: bracelets must not touch the edge. */
const cutoutWidths = { card: 'w-[106%]', square: 'w-full', wide: 'w-[76%]' };
const ratios = { card: 'aspect-4/5', square: 'aspect-square', wide: 'aspect-video' };

/**
 * An image on its background: cut-outs are drawn over tint and light edge, opaque photographs
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
