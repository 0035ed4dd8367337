import type { KundliRequest } from '@jyotiratna/contract';
import type { SharedBirth } from './chart-context.ts';

/** The kundli request for shared birth details; missing details are omitted. */
export function kundliRequestOf({ birthTime, gender, ...birth }: SharedBirth): KundliRequest {
  return {
    ...birth,
    gender: gender === 'male' ? 'male' : 'female',
    ...(birthTime && { birthTime }),
  };
}
