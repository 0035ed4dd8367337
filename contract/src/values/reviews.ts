/** The status of a review: pending moderation, published, or rejected. */
export const reviewStatuses = ['waiting', 'published', 'refused'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewSortOptions = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSortOptions)[number];

export const reviewLimits = { pictures: 3, text: 2000, perPage: 10 } as const;
