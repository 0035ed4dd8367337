/** The event on `window` after hydration: from then on React handles input. */
export const hydrated = 'hydrated';
