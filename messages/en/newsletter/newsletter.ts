export const newsletter = {
  failed: 'Your email could not be sent. Please try again.',
  linkFailed: 'This could not be done. Please try again.',
  home: 'Return to Home',
  confirm: {
    pageTitle: 'Confirm your subscription | Jyotiratna',
    title: 'One letter a month?',
    text: 'Press the button to get our newsletter once a month. Every issue has an unsubscribe link.',
    button: 'Yes, send me the newsletter',
    done: {
      title: 'You are in the circle',
      text: 'Thank you for confirming. The next newsletter will come within a month.',
    },
  },
  leave: {
    pageTitle: 'Leave the newsletter | Jyotiratna',
    title: 'Leave the newsletter?',
    text: 'Press the button, and we remove your email from the list at once.',
    button: 'Unsubscribe',
    done: {
      title: 'You have left the newsletter',
      text: 'Your email is no longer on the list. No more newsletters will come.',
    },
  },
};
