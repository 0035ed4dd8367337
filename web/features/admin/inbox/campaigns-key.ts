/** Invalidated by every change of an email to subscribers. */
export const campaignsKey = ['admin', 'campaigns'] as const;
