/** Back-in-stock alerts. */
export const stockAlert = {
  title: 'Want to know when it is back?',
  text: 'One email, just once. Nothing else will come.',
  email: 'Email',
  button: 'Notify me',
  failed: 'Your email could not be saved. Please try again.',
  done: 'Done. We will email you as soon as it is back.',
  asked:
    'Please open the email we have just sent you and confirm. We will then write once more, as soon as it is back.',
  similar: 'There was only one of these.',
  seeSimilar: 'See similar stones',
};
/** Pages of the links in alert emails. */
export const stockAlertLinks = {
  confirm: {
    pageTitle: 'Confirm your email | Jyotiratna',
    title: 'Shall we write to you?',
    text: 'Press the button, and we will email you once, as soon as the remedy is back in stock.',
    button: 'Yes, tell me',
    done: { title: 'We will write to you', text: 'One message, as soon as it is back.' },
  },
  leave: {
    pageTitle: 'Stop these messages | Jyotiratna',
    title: 'Stop these messages?',
    text: 'Press the button, and we will stop emailing you about remedies that are back in stock.',
    button: 'Stop these messages',
    done: {
      title: 'Done',
      text: 'We will no longer email you about remedies that are back in stock.',
    },
  },
};
