/** The query key of an account's notifications. */
export const pushKey = ['push'];
