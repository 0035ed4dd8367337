/** The title of the hours for a stone; the other labels are loaded with the hours. */
export const gemHoursTitle = 'When to put it on';
