/** The library, with its parsers of certificates, is loaded once the first passkey is used. */
export const webAuthn = () => import('@simplewebauthn/server');
