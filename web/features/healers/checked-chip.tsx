import { BadgeCheck } from 'lucide-react';
import { healers as t } from '#messages/healers/healers.ts';
import { Chip } from '../../ui/chip.tsx';

/** The shop has checked documents of this healer. */
export function CheckedChip() {
  return (
    <Chip tone="good" icon={BadgeCheck}>
      {t.checked}
    </Chip>
  );
}
