import type { MessageContent } from '@jyotiratna/contract';
import { createContext } from 'react';

export type SharedBirth = Extract<MessageContent, { kind: 'kundli' }>['birth'];

/** Opens the chart of shared birth details next to the conversation. */
export const OpenChart = createContext<(birth: SharedBirth) => void>(() => undefined);
