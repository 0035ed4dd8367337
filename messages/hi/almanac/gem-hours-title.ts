export const gemHoursTitle = 'कब धारण करें';
