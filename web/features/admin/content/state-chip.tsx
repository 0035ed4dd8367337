import type { DocumentState } from '@jyotiratna/contract';
import { CircleCheck, CircleDashed, CircleOff, PencilLine } from 'lucide-react';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

/** The owner's label of a document's state. */
const stateLabels: Record<DocumentState, { label: string; tone: ChipTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'good' },
  changed: { label: 'Published, with changes not yet public', tone: 'wait' },
  withdrawn: { label: 'Withdrawn', tone: 'error' },
};

const icons = { draft: CircleDashed, published: CircleCheck, changed: PencilLine, withdrawn: CircleOff };

/** Whether it is public. */
export function StateChip({ state }: { state: DocumentState }) {
  const { label, tone } = stateLabels[state];
  return (
    <Chip tone={tone} icon={icons[state]}>
      {label}
    </Chip>
  );
}
