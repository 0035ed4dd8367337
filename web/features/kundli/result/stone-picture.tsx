import { Mark } from '../../../ui/mark.tsx';
import { storedPicture, Tile } from '../../../ui/picture.tsx';
import type { PickedProduct } from './pick-products.ts';

type Props = { picked: PickedProduct | undefined; sizes: string; shape: string };

/** The stone as the shop has it; the mark while there is no picture of it. */
export function StonePicture({ picked, sizes, shape }: Props) {
  const picture = picked && picked.fit !== 'graha' ? picked.product.pictures[0] : undefined;
  if (!picture) {
    return (
      <div className={`grid aspect-square place-items-center bg-marble-100 ${shape}`}>
        <Mark size={48} lit={[]} tone="calm" />
      </div>
    );
  }
  return (
    <Tile
      picture={storedPicture(picture)}
      tint={picked?.product.tint}
      shape="square"
      sizes={sizes}
      decorative
      className={shape}
    />
  );
}
