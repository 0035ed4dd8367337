/** Where the shop leads to a collection, as its owner chooses. */
export const collectionPlaces = ['menu', 'footer', 'home'] as const;
export type CollectionPlace = (typeof collectionPlaces)[number];

/** A hand-picked list in its own order, or the remedies that match rules. */
export const collectionModes = ['hand', 'rules'] as const;

/** Orders of the remedies that match rules. */
export const collectionSortOptions = ['newest', 'price-low', 'price-high', 'name'] as const;

/** Remedies on the page of one collection. */
export const maxInCollection = 120;

/** Collections in the header's menu, which has no room for more. */
export const maxInMenu = 3;
