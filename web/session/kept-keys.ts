/** Where the PIN code of the last parcel is kept in browser storage. */
export const keptPinKey = 'delivery_pin';

/** Where a guest's single address is kept in browser storage. */
export const guestAddressKey = 'guest_address';

/** Where a tab keeps a message that was not sent yet. */
export const contactDraftKey = 'contact_draft';

/** Where a tab keeps what was typed at the checkout. */
export const checkoutDraftKey = 'checkout_draft';

/** Where a tab keeps that the box about a cart that is left is ticked. */
export const cartReminderKey = 'cart_reminder';
