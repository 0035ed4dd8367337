/** The window's event after hydration: React handles input from here on. */
export const hydrated = 'hydrated';
