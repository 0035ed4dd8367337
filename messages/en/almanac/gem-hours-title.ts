/** What opens the hours for a stone; their other words come with them. */
export const gemHoursTitle = 'When to put it on';
