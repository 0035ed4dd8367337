import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import type { ImageList } from './use-images.ts';

type Props = {
  chosen: ImageList;
  /** Receives the status message for screen readers. */
  onNote: (note: string) => void;
  /** Called after a removal, to focus a remaining element. */
  onRemoved: () => void;
  /** The size of an image. */
  className: string;
};

const button = 'grid size-11 place-items-center disabled:invisible';
const face = 'grid size-8 place-items-center rounded-md bg-marble-0/95 text-ink-900';

/**
 * The selected images as list items: each can be removed, and moved by its buttons or by drag
 * and drop.
 */
export function SelectedImages({ chosen: picked, onNote, onRemoved, className }: Props) {
  const { pictures: images } = picked;
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  function move(id: number, from: number, to: number) {
    picked.place(id, to);
    onNote(t.imageNowImage(from + 1, to + 1, to));
  }

  /**
   * A moved element loses the focus, and at either end its button is removed: then the other one
   * gets it.
   */
  function focusDeferred(id: number, by: number) {
    requestAnimationFrame(() => {
      const buttons = [
        ...document.querySelectorAll<HTMLButtonElement>(`[data-picture="${id}"] [data-by]:enabled`),
      ];
      (buttons.find(({ dataset }) => dataset.by === String(by)) ?? buttons[0])?.focus();
    });
  }

  return images.map(({ id, url, file }, index) => {
    const name = t.image(index + 1);
    return (
      <li
        key={id}
        data-picture={id}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox needs data for a drag.
          event.dataTransfer.setData('application/x-picture', String(id));
          setDragged(id);
        }}
        onDragEnd={() => {
          setDragged(null);
          setTarget(null);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          if (dragged !== null) setTarget(id);
        }}
        onDragLeave={() => setTarget(null)}
        onDrop={() => {
          const from = images.findIndex((image) => image.id === dragged);
          if (dragged !== null && from !== index) move(dragged, from, index);
        }}
        className={`facet-card relative cursor-grab overflow-hidden bg-marble-100 ${className} ${
          dragged === id ? 'opacity-50' : target === id ? 'outline-3 outline-mayur-700' : ''
        }`}
      >
        <img
          src={url}
          alt={`${index === 0 ? t.cover : ''}${name}: ${file.name}`}
          draggable={false}
          className="size-full object-cover"
        />
        <button
          type="button"
          aria-label={t.remove(name)}
          onClick={() => {
            picked.remove(id);
            onNote(t.imageRemoved(index + 1));
            onRemoved();
          }}
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
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              data-by={by}
              aria-label={t.moveEarlierlater(name, by)}
              disabled={images[index + by] === undefined}
              onClick={() => {
                move(id, index, index + by);
                focusDeferred(id, by);
              }}
              className={button}
            >
              <span className={face}>
                {by < 0 ? (
                  <ArrowLeft aria-hidden size={16} strokeWidth={1.6} />
                ) : (
                  <ArrowRight aria-hidden size={16} strokeWidth={1.6} />
                )}
              </span>
            </button>
          ))}
        </span>
      </li>
    );
  });
}
