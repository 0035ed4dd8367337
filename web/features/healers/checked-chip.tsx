import { BadgeCheck } from 'lucide-react';
import { healers as t } from '#messages/healers/healers.ts';
import { Chip } from '../../ui/chip.tsx';

/** A chip that states that the shop has verified documents of this healer. */
export function CheckedChip() {
  return (
    <Chip tone="good" icon={BadgeCheck}>
      {t.checked}
    </Chip>
  );
}
