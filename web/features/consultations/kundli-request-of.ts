import type { KundliRequest, MessageContent } from '@jyotiratna/contract';

type SharedBirth = Extract<MessageContent, { kind: 'kundli' }>['birth'];

/** The request for the chart of a shared birth; missing birth data is not sent. */
export function kundliRequestOf({ birthTime, gender, ...birth }: SharedBirth): KundliRequest {
  return { ...birth, gender: gender === 'male' ? 'male' : 'female', ...(birthTime && { birthTime }) };
}
