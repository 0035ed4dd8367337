/**
 * The name of a cookie that scripts can read and that opens nothing: it says that asking for the session is worth a call, so
 * that a visitor without one is not answered 401 on every page.
 */
export const signedInCookie = 'signed-in';
