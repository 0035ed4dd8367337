import { ArrowDown, ArrowUp } from 'lucide-react';
import { layout as t } from '#messages/admin/layout.ts';
import { IconButton } from './icon-button.tsx';

type Props = {
  name: string;
  /** The ids of all rows, in order. */
  ids: readonly string[];
  id: string;
  busy: boolean;
  onOrder: (ids: string[]) => void;
};

/** Buttons that move a row up or down by one. The focus stays on the button of the moved row. */
export function MoveButtons({ name, ids, id, busy, onOrder }: Props) {
  const at = ids.indexOf(id);
  const move = (to: number) => {
    const orderedIds = ids.filter((one) => one !== id);
    orderedIds.splice(to, 0, id);
    onOrder(orderedIds);
  };
  const button = (to: number, direction: 'up' | 'down') => {
    const off = to < 0 || to >= ids.length;
    return (
      <IconButton
        icon={direction === 'up' ? ArrowUp : ArrowDown}
        aria-label={direction === 'up' ? t.moveUp(name) : t.moveDown(name)}
        aria-disabled={off || busy}
        onClick={() => !off && !busy && move(to)}
        className="text-accent aria-disabled:text-ink-600 aria-disabled:opacity-50"
      />
    );
  };
  return (
    <span className="inline-flex">
      {button(at - 1, 'up')}
      {button(at + 1, 'down')}
    </span>
  );
}
