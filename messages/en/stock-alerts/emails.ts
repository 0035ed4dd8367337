/** Emails about remedies that are back in stock. */
export const emails = {
  stockAlert: {
    confirm: {
      subject: (name: string) => `Shall we tell you when ${name} is back?`,
      preview: 'One click, and we write once it is in stock again.',
      text: (name: string) =>
        `Namaste! Someone (hopefully you) asked us to write to this email when ${name} is back in stock.`,
      button: 'Yes, tell me',
      note: 'The link works for seven days. If it was not you, simply ignore this email: nothing more will come.',
    },
    back: {
      subject: (name: string) => `${name} is back`,
      preview: 'In stock again, as you asked us to tell you.',
      text: 'Namaste! What you were waiting for is back in stock. We cannot reserve it, so it goes to whoever orders first.',
      button: 'View it',
      note: 'This is our only message about it. If you are waiting for other remedies too and no longer want to hear about them:',
      leave: 'Stop these messages',
    },
  },
};
