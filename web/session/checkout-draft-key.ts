/** Where a tab keeps what was typed at the checkout. */
export const checkoutDraftKey = 'checkout_draft';

/** Where a tab keeps that the box about a cart that is left is ticked. */
export const cartReminderKey = 'cart_reminder';
