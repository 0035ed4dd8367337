/** The storage key of the last parcel's PIN code. */
export const storedPinKey = 'delivery_pin';

/** The storage key of a guest's single address. */
export const guestAddressKey = 'guest_address';

/** A tab's storage key of an unsent message. */
export const contactDraftKey = 'contact_draft';

/** A tab's storage key of the checkout input. */
export const checkoutDraftKey = 'checkout_draft';

/** A tab's storage key of the gift message. */
export const giftDraftKey = 'checkout_gift';

/** A tab's storage key of the typed GSTIN. */
export const gstinDraftKey = 'checkout_gstin';

/** A tab's storage key of the ticked consent to abandoned-cart emails. */
export const cartReminderKey = 'cart_reminder';

/** The same of messages to the phone. */
export const textConsentKey = 'text_consent';

/** A tab's storage key of a session's typed text and unconfirmed messages. */
export const chatDraftKey = 'chat_draft';
