/** The beginning of the queries about draft orders. */
export const draftOrdersKey = ['admin', 'draft-orders'] as const;
