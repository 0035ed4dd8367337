/** The query key of the dashboard. */
export const dashboardKey = ['healer-desk'];
