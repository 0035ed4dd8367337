/** The storage key of the last PIN code for delivery. */
export const storedPinKey = 'delivery_pin';

/** The storage key of a guest's address. */
export const guestAddressKey = 'guest_address';

/** The session storage key of an unsent message. */
export const contactDraftKey = 'contact_draft';

/** The session storage key of the checkout input. */
export const checkoutDraftKey = 'checkout_draft';

/** The session storage key of the gift message. */
export const giftDraftKey = 'checkout_gift';

/** The session storage key of the typed GSTIN. */
export const gstinDraftKey = 'checkout_gstin';

/** The session storage key of the consent to abandoned-cart emails. */
export const cartReminderKey = 'cart_reminder';

/** The session storage key of the consent to messages to the phone. */
export const textConsentKey = 'text_consent';

/** The session storage key of a session's typed text and unconfirmed messages. */
export const chatDraftKey = 'chat_draft';
