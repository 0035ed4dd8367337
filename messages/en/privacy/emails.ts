/** Emails about requests concerning personal data. */
export const emails = {
  privacyRequest: {
    subject: 'A request about personal data',
    preview: 'Please answer it before its deadline.',
    text: (name: string, day: string) =>
      `${name} has made a request about personal data. It is to be answered by ${day}.`,
    button: 'Open the requests',
    note: 'The answer you write there is mailed to the person.',
    reason: 'You get this message because this is the email of the shop.',
  },
  privacyAnswer: {
    subject: 'Our answer to your request about your data',
    preview: 'We have answered your request.',
    text: (answer: string) => `Namaste! Our answer to your request: ${answer}`,
    button: 'Open your requests',
    note: 'If the answer does not help you, you can complain to the Data Protection Board of India.',
  },
};
