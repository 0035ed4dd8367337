import { storedImage, Tile } from '../../../ui/image.tsx';
import { Logo } from '../../../ui/logo.tsx';
import type { PickedProduct } from './pick-products.ts';

type Props = { picked: PickedProduct | undefined; sizes: string; shape: string };

/** The image of the stone's product in the shop; a logo without one. */
export function StoneImage({ picked, sizes, shape }: Props) {
  const image = picked && picked.fit !== 'graha' ? picked.product.pictures[0] : undefined;
  if (!image) {
    return (
      <div className={`grid aspect-square place-items-center bg-marble-100 ${shape}`}>
        <Logo size={48} lit={[]} tone="calm" />
      </div>
    );
  }
  return (
    <Tile
      image={storedImage(image)}
      tint={picked?.product.tint}
      shape="square"
      sizes={sizes}
      decorative
      className={shape}
    />
  );
}
