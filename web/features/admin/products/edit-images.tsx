import type { AdminProduct } from '@jyotiratna/contract';
import { ImagePlus, Images, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { Button } from '../../../ui/button.tsx';
import { LineImage } from '../../cart/line-image.tsx';
import { FileButton } from '../layout/file-button.tsx';
import { SelectedImages } from '../product-form/selected-images.tsx';
import type { ImageList } from '../product-form/use-images.ts';
import { ArrangeImages } from './arrange-images.tsx';

type Props = {
  product: AdminProduct;
  chosen: ImageList;
  onArranged: (product: AdminProduct) => void;
};

/** The current images, to be arranged individually, or their replacements. */
export function EditImages({ product, chosen: picked, onArranged }: Props) {
  const [arranging, setArranging] = useState(false);
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const replacing = picked.pictures.length > 0;
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-medium leading-snug">
        {replacing ? t.newImages : t.images}
      </legend>
      <ol className="grid grid-cols-3 gap-2 md:grid-cols-2">
        {replacing ? (
          <SelectedImages
            chosen={picked}
            onNote={setNote}
            onRemoved={() => input.current?.focus()}
            className="aspect-square w-full"
          />
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
          ref={input}
          icon={ImagePlus}
          multiple
          accept="image/jpeg,image/png,image/webp"
          onFiles={(files) => {
            const left = picked.add([...files]);
            setNote(left > 0 ? t.leftOut(left) : '');
          }}
        >
          {t.chooseImages}
        </FileButton>
        {!replacing && (
          <Button kind="text" size="s" onClick={() => setArranging(true)}>
            <Images aria-hidden size={20} strokeWidth={1.6} />
            {t.arrangeImages}
          </Button>
        )}
        {replacing && (
          <Button
            kind="text"
            size="s"
            onClick={() => {
              picked.clear();
              setNote('');
            }}
          >
            <Undo2 aria-hidden size={16} strokeWidth={1.6} />
            {t.keepOldOnes}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-small text-text-2">
        {t.chosenImagesReplace(note)}
      </p>
      {arranging && (
        <ArrangeImages product={product} onSaved={onArranged} onClose={() => setArranging(false)} />
      )}
    </fieldset>
  );
}
