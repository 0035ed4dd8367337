/** Emails that reply to contact messages. */
export const emails = {
  receipt: {
    subject: 'We have your message',
    preview: 'We will reply within two days.',
    text: 'Namaste! Your message has reached us. We will reply to this email within 48 hours.',
    title: 'Your message',
    number: 'Number',
    note: 'If you did not write to us, someone else entered this email. You do not need to do anything.',
  },
};
