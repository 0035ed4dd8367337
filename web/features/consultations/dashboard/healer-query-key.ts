/** The query key of the healer's dashboard. */
export const healerQueryKey = ['healer-desk'];
