/** Emails about accounts. */
export const emails = {
  reset: {
    subject: 'Set a new password',
    preview: 'The link works once, for 30 minutes.',
    text: 'Namaste! Someone asked for a new password for your account.',
    button: 'Choose a new password',
    note: 'The link works once, for 30 minutes. If it was not you, simply ignore this email: your password stays the same.',
  },
  verify: {
    subject: 'Please confirm your email',
    preview: 'One click, and your account is complete.',
    text: 'Namaste! Welcome to our shop. Please confirm that this email is yours.',
    button: 'Confirm my email',
    orders: 'Orders that you placed as a guest with this email then appear in your account.',
    note: 'The link works for two days. If you did not register, simply ignore this email.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    text: 'Namaste! The password of your account has just been changed. All other devices were signed out.',
    otherwise: 'If it was you, there is nothing to do. If it was not, set a new password now:',
    button: 'It was not me',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    preview: 'If it was you, there is nothing to do.',
    text: 'Namaste! A device can now log in to your account with a passkey, without the password.',
    otherwise:
      'If it was you, there is nothing to do. If it was not, remove the passkey and change your password:',
    button: 'See my passkeys',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    preview: 'If it was you, there is nothing to do.',
    text: 'Namaste! A device can no longer log in to your account with its passkey.',
    otherwise:
      'If it was you, there is nothing to do. If it was not, change your password and look at your passkeys:',
    button: 'See my passkeys',
  },
  phoneChanged: {
    subject: 'The phone number of your account was changed',
    preview: 'If it was you, there is nothing to do.',
    text: 'Namaste! The phone number with which you can log in to your account was added, replaced or removed.',
    otherwise:
      'If it was you, there is nothing to do. If it was not, change your password and look at your profile:',
    button: 'See my profile',
  },
  emailChange: {
    subject: 'Please confirm your new email',
    preview: 'One click, and your account uses this email.',
    text: 'Namaste! Someone wants to use this email for their account at our shop. Is it yours?',
    button: 'Confirm my new email',
    note: 'The link works once, for 24 hours. If it was not you, simply ignore this email.',
  },
  emailChanged: {
    subject: 'The email of your account was changed',
    preview: 'If it was you, there is nothing to do.',
    text: 'Namaste! Your account with us now uses a different email. Orders and invoices keep this one.',
    otherwise:
      'If it was you, there is nothing to do. If it was not, take your account back: all devices are signed out, and you choose a new password.',
    button: 'It was not me',
    note: 'The link works once, for seven days.',
  },
};
