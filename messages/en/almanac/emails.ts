/** The email with auspicious times for a stone. */
export const emails = {
  gemHours: {
    subject: (graha: string) => `When to put on the stone of ${graha}`,
    preview: 'The next times by custom, and a file for your calendar.',
    text: 'Namaste! By custom, these are the next good times to put on the stone from your order.',
    title: 'The next times',
    file: 'A file for your calendar is attached.',
  },
};
