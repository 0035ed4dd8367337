/**
 * Name of a script-readable cookie without authority: it indicates that the browser may have a
 * session, so that visitors without one do not get a 401 on every page.
 */
export const signedInCookie = 'signed-in';
