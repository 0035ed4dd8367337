/**
 * The name of a script-readable cookie without any authority: it indicates that requesting the
 * session is worthwhile, so that a visitor without a session does not receive a 401 on every
 * page.
 */
export const signedInCookie = 'signed-in';
