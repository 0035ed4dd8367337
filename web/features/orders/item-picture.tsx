import { Picture } from '../../ui/picture.tsx';
import { thumbnailFiles } from './thumbnail-files.ts';

type Props = { image: string | undefined; sizes: string; className: string };

/** The small image next to an item's name. Decoration: the name says what it is. */
export function ItemPicture({ image, sizes, className }: Props) {
  const files = thumbnailFiles(image);
  return (
    <div className={`tile aspect-square ${className}`}>
      {files && (
        <Picture picture={files} sizes={sizes} decorative className="absolute inset-0 size-full object-cover" />
      )}
    </div>
  );
}
