import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { productForm as t } from '#messages/admin/product-form.ts';
import type { ImageList } from './use-images.ts';

/** `className`: the size of an image. */
type Props = { list: ImageList; className: string };

const button = 'grid size-11 place-items-center disabled:invisible';
const face = 'grid size-8 place-items-center rounded-md bg-marble-0/95 text-ink-900';
const directions = [
  [-1, ArrowLeft],
  [1, ArrowRight],
] as const;

/** The selected images as list items: each can be removed and moved. */
export function SelectedImages({ list, className }: Props) {
  const { dragged, target } = list;
  return list.images.map(({ key, url, file }, index) => {
    const name = t.image(index + 1);
    return (
      <li
        key={key}
        {...list.drag(key)}
        {...list.drop(key, index)}
        className={`facet-card relative cursor-grab overflow-hidden bg-marble-100 ${className} ${
          dragged === key ? 'opacity-50' : target === key ? 'outline-3 outline-mayur-700' : ''
        }`}
      >
        <img
          src={url}
          alt={`${index === 0 ? t.cover : ''}${name}: ${file?.name}`}
          draggable={false}
          className="size-full object-cover"
        />
        <button
          type="button"
          aria-label={t.remove(name)}
          onClick={() => list.remove(key)}
          className={`absolute top-0 right-0 ${button}`}
        >
          <span className={face}>
            <X aria-hidden size={16} strokeWidth={1.6} />
          </span>
        </button>
        {index === 0 && (
          <span className="absolute top-0 left-0 bg-mayur-700 px-2.5 py-1 text-meta font-semibold text-marble-0">
            {t.coverLabel}
          </span>
        )}
        <span className="absolute inset-x-0 bottom-0 flex justify-between">
          {directions.map(([by, Icon]) => (
            <button key={by} {...list.move(key, index, by)} className={button}>
              <span className={face}>
                <Icon aria-hidden size={16} strokeWidth={1.6} />
              </span>
            </button>
          ))}
        </span>
      </li>
    );
  });
}
