import { type DeliveryState, stateNamesHi } from '@jyotiratna/contract';

/** What a state is called in a list of choices; sent and stored is its English name. */
export const stateLabel = (state: DeliveryState): string => stateNamesHi[state];
