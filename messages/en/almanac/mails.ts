/** The email with the hours for a stone. */
export const mails = {
  gemHours: {
    subject: (graha: string) => `When to put on the stone of ${graha}`,
    preview: 'The next times by custom, and a file for your calendar.',
    text: 'Namaste! These are the next times at which custom puts on the stone that came with your order.',
    title: 'The next times',
    file: 'A file for your calendar comes with this message.',
  },
};
