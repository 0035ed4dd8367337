import { ResponsiveImage } from '../../ui/image.tsx';
import { thumbnailFiles } from './thumbnail-files.ts';

type Props = { image: string | undefined; sizes: string; className: string };

/** The small image next to an item's name. Decorative: the name identifies the item. */
export function ItemImage({ image, sizes, className }: Props) {
  const files = thumbnailFiles(image);
  return (
    <div className={`tile aspect-square ${className}`}>
      {files && (
        <ResponsiveImage
          image={files}
          sizes={sizes}
          decorative
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
