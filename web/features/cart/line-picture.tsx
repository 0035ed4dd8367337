import type { Picture } from '@jyotiratna/contract';
import type { CSSProperties } from 'react';
import { Tile } from '../../ui/picture.tsx';

type Props = {
  picture: Picture | null;
  /** Used where only a picture's address is known. */
  image?: string | undefined;
  tint?: string | null | undefined;
  sizes: string;
  className: string;
};

/** The small image next to a line's name. Decoration: the name says what it is. */
export function LinePicture({ picture, image, tint, sizes, className }: Props) {
  if (picture) {
    const files = { ...picture, base: `/pictures/${picture.id}` };
    return <Tile picture={files} tint={tint} shape="square" sizes={sizes} decorative className={className} />;
  }
  return (
    <div className={`tile aspect-square ${className}`} style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}>
      {image && <img src={image} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
    </div>
  );
}
