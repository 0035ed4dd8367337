/** The window's event that says: React has taken over the page, presses are answered from here on. */
export const hydrated = 'hydrated';
