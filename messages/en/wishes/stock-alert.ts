/** Being told when something that is sold out is back. */
export const stockAlert = {
  title: 'Shall we tell you when it is back?',
  text: 'One message, once. Nothing else comes to this email.',
  email: 'Email',
  button: 'Tell me',
  failed: 'Your email could not be noted. Please try again.',
  done: 'Noted. You get one message as soon as it is back.',
  asked: 'Please open the message that we have sent you, and say yes. Then you get one more, as soon as it is back.',
  similar: 'There was only one of it.',
  seeSimilar: 'See similar stones',
};
/** Where the links of its messages lead. */
export const stockAlertLinks = {
  confirm: {
    pageTitle: 'Confirm your email | Jyotiratna',
    title: 'Shall we write to you?',
    text: 'Press the button, and you get one message as soon as the remedy is in stock again.',
    button: 'Yes, tell me',
    done: { title: 'We will write to you', text: 'One message, as soon as it is back.' },
  },
  leave: {
    pageTitle: 'No more messages | Jyotiratna',
    title: 'No more messages?',
    text: 'Press the button, and nothing comes to this email about remedies that are back.',
    button: 'No more messages',
    done: { title: 'Done', text: 'Nothing more comes about remedies that are back.' },
  },
};
