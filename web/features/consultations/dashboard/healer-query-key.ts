/** The query key of the dashboard. */
export const healerQueryKey = ['healer-desk'];
