/** Of the query of an account's passkeys. */
export const passkeysKey = ['passkeys'] as const;
