/** Where a tab keeps what was typed at the checkout. */
export const checkoutDraftKey = 'checkout_draft';
