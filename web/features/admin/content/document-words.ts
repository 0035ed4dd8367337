import type { DocumentState } from '@jyotiratna/contract';
import type { ChipTone } from '../../../ui/chip.tsx';

/** What an owner reads of a document's state. */
export const stateWords: Record<DocumentState, { label: string; tone: ChipTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'good' },
  changed: { label: 'Published, with changes not yet public', tone: 'wait' },
  withdrawn: { label: 'Withdrawn', tone: 'error' },
};
