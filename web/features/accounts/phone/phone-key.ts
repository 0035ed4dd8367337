/** The key of an account's phone number among the queries. */
export const phoneQueryKey = ['own-phone'];
