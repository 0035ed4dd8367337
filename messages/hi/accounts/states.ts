import { stateNames } from './state-names.ts';

/** What a state is called on a page; sent and stored is its English name. */
export const stateLabel = (state: string): string =>
  stateNames[state as keyof typeof stateNames] ?? state;
