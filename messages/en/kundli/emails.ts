/** The morning email of a saved birth. */
export const emails = {
  dailyChart: {
    subject: (name: string) => `Today from the chart of ${name}`,
    preview: 'Panchang, transits and running dashas, as Jyotish counts them.',
    button: 'Open saved kundlis',
    leave: 'Stop this daily email',
  },
};
