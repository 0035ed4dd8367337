/** Emails of the newsletter. */
export const emails = {
  newsletter: {
    subject: 'Please confirm your subscription',
    preview: 'One click, and you will get our monthly newsletter.',
    heading: 'One letter a month?',
    text: 'Namaste! Someone (hopefully you) entered this email for our newsletter: new stones, festival dates and one idea from Jyotish, once a month.',
    button: 'Yes, send me the newsletter',
    note: 'The link works for seven days. If it was not you, simply ignore this email: no newsletter will come.',
  },
  welcome: {
    subject: 'You are in the circle',
    preview: 'Our newsletter comes once a month.',
    text: 'Thank you for confirming. The next newsletter will reach this email within a month.',
    change: 'If you change your mind, one click is enough, today or at any later time:',
    button: 'Unsubscribe',
  },
};
