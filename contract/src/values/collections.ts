/** Where the shop links to a collection, as selected by its owner. */
export const collectionPlaces = ['menu', 'footer', 'home'] as const;
export type CollectionPlace = (typeof collectionPlaces)[number];

/** A hand-picked list in its own order (`hand`), or all remedies that match rules (`rules`). */
export const collectionModes = ['hand', 'rules'] as const;

/** Sort orders of a collection by rules. */
export const collectionSortOptions = ['newest', 'price-low', 'price-high', 'name'] as const;

/** Maximum remedies in a collection. */
export const maxInCollection = 120;

/** Maximum collections in the header's menu. */
export const maxInMenu = 3;
