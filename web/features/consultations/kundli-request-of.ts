import type { KundliRequest } from '@jyotiratna/contract';
import type { SharedBirth } from './chart-context.ts';

/** The request for the chart of a shared birth; missing birth data is not sent. */
export function kundliRequestOf({ birthTime, gender, ...birth }: SharedBirth): KundliRequest {
  return {
    ...birth,
    gender: gender === 'male' ? 'male' : 'female',
    ...(birthTime && { birthTime }),
  };
}
