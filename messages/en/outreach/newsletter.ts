export const newsletter = {
  placeholder: 'name@example.com',
  failed: 'Your address could not be sent. Please try again.',
  linkFailed: 'This could not be done. Please try again.',
  home: 'Return to Home',
  confirm: {
    pageTitle: 'Confirm your subscription | Jyotiratna',
    title: 'One letter a month?',
    text: 'Press the button, and our letter comes to you once a month. Every letter shows the way out.',
    button: 'Yes, send me the letter',
    done: { title: 'You are in the circle', text: 'Thank you for confirming. The next letter comes within a month.' },
  },
  leave: {
    pageTitle: 'Leave the newsletter | Jyotiratna',
    title: 'Leave the newsletter?',
    text: 'Press the button, and we remove your email from the list at once.',
    button: 'Unsubscribe',
    done: {
      title: 'You have left the newsletter',
      text: 'Your email is no longer on the list. No more letters come.',
    },
  },
};
