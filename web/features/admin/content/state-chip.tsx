import type { DocumentState } from '@jyotiratna/contract';
import { CircleCheck, CircleDashed, CircleOff, type LucideIcon, PencilLine } from 'lucide-react';
import { content as t } from '#messages/admin/content.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const chips: Record<DocumentState, { label: string; tone: ChipTone; icon: LucideIcon }> = {
  draft: { label: t.draftLabel, tone: 'neutral', icon: CircleDashed },
  published: { label: t.published, tone: 'good', icon: CircleCheck },
  changed: { label: t.publishedChangesNot, tone: 'wait', icon: PencilLine },
  withdrawn: { label: t.withdrawn, tone: 'error', icon: CircleOff },
};

/** The publication state of a document. */
export function StateChip({ state }: { state: DocumentState }) {
  const { label, ...chip } = chips[state];
  return <Chip {...chip}>{label}</Chip>;
}
