import type { Image } from '@jyotiratna/contract';
import type { CSSProperties } from 'react';
import { Tile } from '../../ui/image.tsx';

type Props = {
  picture: Image | null;
  /** The URL of an image without metadata; a fallback. */
  image?: string | undefined;
  tint?: string | null | undefined;
  sizes: string;
  className: string;
};

/** The small image next to a line's name. Decorative: the name identifies the product. */
export function LineImage({ picture: photo, image, tint, sizes, className }: Props) {
  if (photo) {
    const files = { ...photo, base: `/pictures/${photo.id}` };
    return (
      <Tile
        image={files}
        tint={tint}
        shape="square"
        sizes={sizes}
        decorative
        className={className}
      />
    );
  }
  return (
    <div
      className={`tile aspect-square ${className}`}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}
    >
      {image && (
        <img
          src={image}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
