import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { TextField } from '../../../ui/field.tsx';
import { bindFields } from '../layout/bind-fields.ts';
import type { ImageDraft } from './image-draft.ts';

type Props = {
  draft: ImageDraft;
  /** Its position, 0-based. */
  at: number;
  last: boolean;
  onChange: (part: Partial<ImageDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Receives the dragged one, or null after the drag. */
  onDragged: (key: string | null) => void;
  onDropped: () => void;
};

const button =
  'target grid place-items-center rounded-md hover:bg-mayur-50 disabled:text-marble-300';

const moves = [
  [-1, ArrowUp, t.moveEarlier],
  [1, ArrowDown, t.moveLater],
] as const;

/**
 * One image of a remedy: moved by its buttons or by drag and drop, described in both languages.
 */
export function ArrangedImage({
  draft,
  at,
  last,
  onChange,
  onMove,
  onRemove,
  onDragged,
  onDropped,
}: Props) {
  const [over, setOver] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const name = t.image(at + 1);
  const { alt, altHi } = draft;
  const { field } = bindFields<Pick<ImageDraft, 'alt' | 'altHi'>>({ alt, altHi }, onChange);

  /**
   * A moved element loses the focus, and at either end its button is removed: then the other one
   * gets it.
   */
  function moveBy(by: -1 | 1) {
    onMove(at + by);
    requestAnimationFrame(() => {
      const buttons = [
        ...(item.current?.querySelectorAll<HTMLButtonElement>('[data-by]:enabled') ?? []),
      ];
      (buttons.find(({ dataset }) => dataset.by === String(by)) ?? buttons[0])?.focus();
    });
  }

  return (
    <li
      ref={item}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropped();
      }}
      className={`facet-card grid grid-cols-[88px_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border p-3 ${over ? 'border-mayur-700' : 'border-line'}`}
    >
      <span className="self-start">
        <img
          src={draft.url}
          alt={`${at === 0 ? t.cover : ''}${name}${draft.alt ? `: ${draft.alt}` : ''}`}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            // Firefox needs data for a drag.
            event.dataTransfer.setData('application/x-picture', draft.key);
            onDragged(draft.key);
          }}
          onDragEnd={() => onDragged(null)}
          className="facet-button aspect-square w-22 cursor-grab object-cover"
        />
        {at === 0 && (
          <span className="mt-1 block text-center text-meta font-semibold text-accent">
            {t.coverLabel}
          </span>
        )}
      </span>
      <div className="grid content-start gap-3 max-sm:col-span-3 max-sm:row-start-2 sm:grid-cols-2">
        <TextField label={t.description(name)} optional maxLength={300} {...field('alt')} />
        <TextField
          label={t.hindiDescription(name)}
          optional
          lang="hi-IN"
          maxLength={300}
          {...field('altHi')}
        />
      </div>
      <span className="flex sm:flex-col max-sm:col-start-3">
        {moves.map(([by, Icon, labelOf]) => (
          <button
            key={by}
            type="button"
            data-by={by}
            aria-label={labelOf(name)}
            disabled={by === -1 ? at === 0 : last}
            onClick={() => moveBy(by)}
            className={button}
          >
            <Icon aria-hidden size={20} strokeWidth={1.6} />
          </button>
        ))}
        <button
          type="button"
          aria-label={t.remove(name)}
          onClick={onRemove}
          className={`${button} text-sindoor-700`}
        >
          <Trash2 aria-hidden size={20} strokeWidth={1.6} />
        </button>
      </span>
    </li>
  );
}
