/** The displayed name of a state; its English name is sent and stored. */
export const stateLabel = (state: string): string => state;
