import type { AdminProduct } from '@jyotiratna/contract';
import { ImagePlus, Images, Undo2 } from 'lucide-react';
import { products as t } from '#messages/admin/products.ts';
import { Button } from '../../../ui/button.tsx';
import { LineImage } from '../../cart/line-image.tsx';
import { useShowDialog } from '../layout/dialogs.tsx';
import { FileButton } from '../layout/file-button.tsx';
import { acceptedImages } from '../product-form/image-values.ts';
import { SelectedImages } from '../product-form/selected-images.tsx';
import type { ImageList } from '../product-form/use-images.ts';
import { ArrangeImages } from './arrange-images.tsx';

type Props = {
  product: AdminProduct;
  /** The images that will replace the current ones. */
  list: ImageList;
  onArranged: (product: AdminProduct) => void;
};

/** The current images, with a dialog that arranges them, or their replacements. */
export function EditImages({ product, list, onArranged }: Props) {
  const show = useShowDialog();
  const replacing = list.images.length > 0;
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-medium leading-snug">
        {replacing ? t.newImages : t.images}
      </legend>
      <ol className="grid grid-cols-3 gap-2 md:grid-cols-2">
        {replacing ? (
          <SelectedImages list={list} className="aspect-square w-full" />
        ) : (
          product.images.map((image, index) => (
            <li key={image}>
              <LineImage
                picture={product.pictures[index] ?? null}
                image={image}
                tint={product.tint}
                sizes="112px"
                className="facet-button"
              />
            </li>
          ))
        )}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <FileButton
          ref={list.input}
          icon={ImagePlus}
          multiple
          accept={acceptedImages}
          onFiles={(files) => {
            const left = list.add(files);
            list.setNote(left > 0 ? t.leftOut(left) : '');
          }}
        >
          {t.chooseImages}
        </FileButton>
        {replacing ? (
          <Button kind="text" size="s" onClick={list.clear}>
            <Undo2 aria-hidden size={16} strokeWidth={1.6} />
            {t.keepOldOnes}
          </Button>
        ) : (
          <Button
            kind="text"
            size="s"
            onClick={() =>
              show((onClose) => <ArrangeImages {...{ product, onClose }} onSaved={onArranged} />)
            }
          >
            <Images aria-hidden size={20} strokeWidth={1.6} />
            {t.arrangeImages}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-small text-text-2">
        {t.chosenImagesReplace(list.note)}
      </p>
    </fieldset>
  );
}
