/** The WebAuthn library, with its certificate parsers, is loaded at the first use of a passkey. */
export const webAuthn = () => import('@simplewebauthn/server');
