import { stateNames } from './state-names.ts';

/** The displayed name of a state; its English name is sent and stored. */
export const stateLabel = (state: string): string =>
  stateNames[state as keyof typeof stateNames] ?? state;
