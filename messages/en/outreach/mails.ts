/** Emails that answer the contact form, and of the newsletter. */
export const mails = {
  receipt: {
    subject: 'We have your message',
    preview: 'We answer within two days.',
    text: 'Namaste! Your message has reached us. We answer to this email within 48 hours.',
    title: 'Your message',
    number: 'Number',
    note: 'If you did not write to us, somebody else gave this email. You need not do anything.',
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    preview: 'One click, and our monthly letter comes to you.',
    heading: 'One letter a month?',
    text: 'Namaste! Someone, we hope you, entered this email for our letter: new stones, festival dates and one idea from Jyotish, once a month.',
    button: 'Yes, send me the letter',
    note: 'The link works for seven days. If it was not you, do nothing: no letter will come.',
  },
  welcome: {
    subject: 'You are in the circle',
    preview: 'Our letter comes once a month.',
    text: 'Thank you for confirming. The next letter comes to this email within a month.',
    change: 'If you change your mind, one click is enough, today or at any later time:',
    button: 'Unsubscribe',
  },
};
