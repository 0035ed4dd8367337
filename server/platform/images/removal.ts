/** The outbox's kind for files whose image has no row any more. */
export const imageRemoval = 'remove-picture';
