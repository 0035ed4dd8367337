/** Every change of a mail to the readers makes it stale. */
export const campaignsKey = ['admin', 'campaigns'] as const;
