/** The outbox's kind for files whose picture has no row any more. */
export const pictureRemoval = 'remove-picture';
