import type { DraftState } from '@jyotiratna/contract';
import { Ban, Check, Clock, type LucideIcon, Pencil, Send } from 'lucide-react';
import { draftStates } from '#messages/admin/draft-orders.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const chips: Readonly<Record<DraftState, { tone: ChipTone; icon: LucideIcon }>> = {
  open: { tone: 'neutral', icon: Pencil },
  sent: { tone: 'info', icon: Send },
  ended: { tone: 'wait', icon: Clock },
  paid: { tone: 'good', icon: Check },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** The state of a draft order. */
export function DraftStateChip({ state }: { state: DraftState }) {
  return <Chip {...chips[state]}>{draftStates[state]}</Chip>;
}
