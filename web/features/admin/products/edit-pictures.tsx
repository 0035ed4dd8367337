import type { AdminProduct } from '@jyotiratna/contract';
import { ImagePlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LinePicture } from '../../cart/line-picture.tsx';
import type { Pictures } from '../product-form/use-pictures.ts';

type Props = { product: AdminProduct; chosen: Pictures };

/** The pictures as they are, or those that will take their place. */
export function EditPictures({ product, chosen }: Props) {
  const [dropped, setDropped] = useState(0);
  const replacing = chosen.pictures.length > 0;
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-medium leading-snug">{replacing ? 'New images' : 'Images'}</legend>
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-2">
        {replacing
          ? chosen.pictures.map(({ id, url, file }) => (
              <li key={id}>
                <img src={url} alt={file.name} className="facet-button aspect-square w-full object-cover" />
              </li>
            ))
          : product.images.map((image, index) => (
              <li key={image}>
                <LinePicture
                  picture={product.pictures[index] ?? null}
                  image={image}
                  tint={product.tint}
                  sizes="112px"
                  className="facet-button"
                />
              </li>
            ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <label
          className={`${buttonClass({ kind: 'second', size: 's' })} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <ImagePlus aria-hidden size={20} strokeWidth={1.6} />
          Choose images
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => {
              setDropped(chosen.add([...(event.target.files ?? [])]));
              event.target.value = '';
            }}
          />
        </label>
        {replacing && (
          <Button
            kind="text"
            size="s"
            onClick={() => {
              chosen.clear();
              setDropped(0);
            }}
          >
            <Undo2 aria-hidden size={16} strokeWidth={1.6} />
            Keep the old ones
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-small text-text-2">
        New images replace all existing ones. Up to 5.
        {dropped > 0 && ` ${dropped} left out.`}
      </p>
    </fieldset>
  );
}
