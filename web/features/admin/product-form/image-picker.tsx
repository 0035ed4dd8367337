import { limits } from '@jyotiratna/contract';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { acceptedImages } from './image-values.ts';
import { SelectedImages } from './selected-images.tsx';
import type { ImageList } from './use-images.ts';

/** Selects images by dialog or drop, and orders them by buttons or by dragging. */
export function ImagePicker({ list }: { list: ImageList }) {
  const [over, setOver] = useState(false);
  const hint = useId();
  const left = limits.imagesPerProduct - list.images.length;

  function take(files: FileList | null) {
    const all = [...(files ?? [])];
    const images = all.filter((file) => acceptedImages.split(',').includes(file.type));
    const tooMany = list.add(images);
    const parts = [
      images.length - tooMany > 0 && t.added(images.length - tooMany),
      all.length > images.length && t.onlyJpegPng,
      tooMany > 0 && t.leftOut(tooMany, limits.imagesPerProduct),
    ];
    list.setNote(parts.filter(Boolean).join(' '));
  }

  return (
    <fieldset
      aria-describedby={hint}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length) take(event.dataTransfer.files);
      }}
    >
      <legend className="font-display text-heading-s">{t.images}</legend>
      <p id={hint} className="mt-1 mb-4 text-small text-text-2">
        {t.upTo5}
      </p>
      <ol className="flex flex-wrap gap-3">
        <SelectedImages list={list} className="size-34" />
        <li>
          <label
            className={`facet-card grid size-34 place-content-center justify-items-center gap-1.5 border border-dashed p-2 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${
              over ? 'border-mayur-700 bg-mayur-50' : 'border-marble-500 bg-marble-50'
            } ${left === 0 ? 'cursor-not-allowed text-ink-600' : 'hover:bg-mayur-50'}`}
          >
            <ImagePlus aria-hidden size={24} strokeWidth={1.6} />
            <span className="font-medium">{over ? t.dropImages : t.addImages}</span>
            <span className="text-small text-text-2">{t.left(left)}</span>
            <input
              ref={list.input}
              type="file"
              multiple
              accept={acceptedImages}
              // At the limit the button stays focusable, so that the focus is not lost; it accepts
              // no more files.
              aria-disabled={left === 0}
              onClick={(event) => left === 0 && event.preventDefault()}
              onChange={(event) => {
                take(event.target.files);
                event.target.value = '';
              }}
              className="sr-only"
            />
          </label>
        </li>
      </ol>
      <p role="status" className="mt-2 min-h-5 text-small text-text-2">
        {list.note}
      </p>
    </fieldset>
  );
}
