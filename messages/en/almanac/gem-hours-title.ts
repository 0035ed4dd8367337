/** Heading of the times for a stone; all other labels are loaded with the times. */
export const gemHoursTitle = 'When to put it on';
