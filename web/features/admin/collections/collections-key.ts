/** Of the list and of each collection, below it. */
export const collectionsKey = ['admin', 'collections'];
