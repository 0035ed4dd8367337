import type { AdminProduct } from '@jyotiratna/contract';
import { ImagePlus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LinePicture } from '../../cart/line-picture.tsx';
import { ChosenPictures } from '../product-form/chosen-pictures.tsx';
import type { Pictures } from '../product-form/use-pictures.ts';

type Props = { product: AdminProduct; chosen: Pictures };

/** The pictures as they are, or those that will take their place. */
export function EditPictures({ product, chosen }: Props) {
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const replacing = chosen.pictures.length > 0;
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 font-medium leading-snug">{replacing ? 'New images' : 'Images'}</legend>
      <ol className="grid grid-cols-3 gap-2 md:grid-cols-2">
        {replacing ? (
          <ChosenPictures
            chosen={chosen}
            onNote={setNote}
            onRemoved={() => input.current?.focus()}
            className="aspect-square w-full"
          />
        ) : (
          product.images.map((image, index) => (
            <li key={image}>
              <LinePicture
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
        <label
          className={`${buttonClass({ kind: 'second', size: 's' })} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <ImagePlus aria-hidden size={20} strokeWidth={1.6} />
          Choose images
          <input
            ref={input}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => {
              const left = chosen.add([...(event.target.files ?? [])]);
              setNote(left > 0 ? `${left} left out.` : '');
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
              setNote('');
            }}
          >
            <Undo2 aria-hidden size={16} strokeWidth={1.6} />
            Keep the old ones
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-small text-text-2">
        New images replace all existing ones. Up to 5. {note}
      </p>
    </fieldset>
  );
}
