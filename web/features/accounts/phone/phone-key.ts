/** The query key of an account's phone number. */
export const phoneQueryKey = ['own-phone'];
