/** What a state is called on a page; sent and stored is its English name. */
export const stateLabel = (state: string): string => state;
