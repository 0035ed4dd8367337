import type { DocumentState } from '@jyotiratna/contract';
import { CircleCheck, CircleDashed, CircleOff, PencilLine } from 'lucide-react';
import { content as t } from '#messages/admin/content.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

/** The owner's label of a document's state. */
const stateLabels: Record<DocumentState, { label: string; tone: ChipTone }> = {
  draft: { label: t.draftLabel, tone: 'neutral' },
  published: { label: t.published, tone: 'good' },
  changed: { label: t.publishedChangesNot, tone: 'wait' },
  withdrawn: { label: t.withdrawn, tone: 'error' },
};

const icons = {
  draft: CircleDashed,
  published: CircleCheck,
  changed: PencilLine,
  withdrawn: CircleOff,
};

/** Whether it is public. */
export function StateChip({ state }: { state: DocumentState }) {
  const { label, tone } = stateLabels[state];
  return (
    <Chip tone={tone} icon={icons[state]}>
      {label}
    </Chip>
  );
}
