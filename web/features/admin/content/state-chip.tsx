import type { DocumentState } from '@jyotiratna/contract';
import { CircleCheck, CircleDashed, CircleOff, PencilLine } from 'lucide-react';
import { Chip } from '../../../ui/chip.tsx';
import { stateWords } from './document-words.ts';

const icons = { draft: CircleDashed, published: CircleCheck, changed: PencilLine, withdrawn: CircleOff };

/** Whether everyone reads it. */
export function StateChip({ state }: { state: DocumentState }) {
  const { label, tone } = stateWords[state];
  return (
    <Chip tone={tone} icon={icons[state]}>
      {label}
    </Chip>
  );
}
