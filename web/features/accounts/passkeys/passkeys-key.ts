/** The query key of an account's passkeys. */
export const passkeysKey = ['passkeys'] as const;
