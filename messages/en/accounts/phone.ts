/** Login by a code sent to the phone, and an account's phone number. */
export const phone = {
  login: 'Log in with a code on your phone',
  phone: 'Mobile number',
  phoneHint: 'Ten digits. We send a code by WhatsApp or SMS.',
  send: 'Send the code',
  sent: (number: string) =>
    `If ${number} can get our messages, a code is on its way. It is valid for 5 minutes.`,
  code: 'Code',
  codeHint: 'Six digits.',
  enter: 'Log in',
  other: 'Another number, or a new code',
  agree: 'A new number opens an account. By logging in you agree to our terms and privacy policy.',
  failed: 'The code could not be sent. Please try again.',
  loginFailed: 'Login failed',
};

/** The phone number in the profile. */
export const ownPhone = {
  title: 'Phone',
  none: 'Log in with a code on your phone.',
  add: 'Add a phone number',
  change: 'Change the phone number',
  remove: 'Remove the phone number',
  short: 'Add',
  password: 'Your password',
  passwordHint:
    'If your account has one. Without it, log in again first if your last login was more than ten minutes ago.',
  messages: 'Send me messages about my orders, and healers I wait for',
  save: 'Save the number',
  saved: 'Phone number saved',
  removed: 'Phone number removed',
  failed: 'The phone number could not be saved.',
  permitted: 'Messages about orders come here.',
  notLoaded: 'Your phone number could not be loaded.',
};
