/** The outbox kind of image files to delete, whose image has no row any more. */
export const imageRemoval = 'remove-picture';
