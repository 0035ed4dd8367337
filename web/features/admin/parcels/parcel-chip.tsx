import type { ParcelState } from '@jyotiratna/contract';
import { parcelStates as states } from '#messages/admin/parcels.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const tones: Partial<Record<ParcelState, ChipTone>> = {
  booking: 'wait',
  missed: 'error',
  failed: 'error',
  lost: 'error',
  returning: 'wait',
  returned: 'wait',
  delivered: 'good',
};

export function ParcelChip({ state }: { state: ParcelState }) {
  return <Chip tone={tones[state] ?? 'info'}>{states[state]}</Chip>;
}
