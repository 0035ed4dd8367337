/** Emails about sessions that can take place now. */
export const emails = {
  healerFree: {
    subject: (name: string) => `${name} is free now`,
    preview: 'You can request a chat now.',
    text: (name: string) => `Namaste! ${name} is free now, as you asked us to tell you.`,
    button: 'Request a chat',
    note: 'This is our only message about it. Somebody else may be faster; then you can join the waiting list.',
  },
};
