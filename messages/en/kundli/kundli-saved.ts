/** Saved kundlis in the profile. */
export const kundliSaved = {
  none: 'No saved kundlis yet. Make one, and press ‘Save kundli’ under its chart.',
  failed: 'Your saved kundlis could not be loaded.',
  retry: 'Try again',
  today: 'Today from this chart',
  todayOf: (name: string) => `Today from this chart: ${name}`,
  daily: 'Email me the day from this chart each morning',
  dailyPush: 'Notify my devices of the day from this chart each morning',
  switched: {
    email: { on: 'Daily email on', off: 'Daily email off' },
    push: { on: 'Daily notification on', off: 'Daily notification off' },
  },
  remove: 'Remove',
  removeOf: (name: string) => `Remove kundli of ${name}`,
  removed: 'Kundli removed',
  removeFailed: 'Could not remove kundli. Please try again.',
  prompt: 'Remove this kundli?',
  requestExtra: 'The birth details are deleted. You can make the kundli again at any time.',
  lagna: (rashi: string) => `${rashi} lagna`,
  moon: (rashi: string) => `${rashi} Moon`,
};
