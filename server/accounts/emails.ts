import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../platform/mail/email.ts';
import { linkEmail } from '../platform/mail/link-email.ts';

/**
 * The link that sets a new password. `url` holds the secret. No name: until an address is proven, whoever registered it
 * chose the name, and this message must not carry a stranger's words.
 */
export function passwordReset({ url }: { url: string }, { reset: words, because }: EmailMessages): Email {
  return linkEmail(words, url, because.password);
}

/** The link that proves an e-mail address. `url` holds the secret. No name, for the reason given above. */
export function verifyEmail({ url }: { url: string }, { verify: words, because }: EmailMessages): Email {
  return linkEmail({ ...words, after: words.orders }, url, because.account);
}

/** Tells the owner of an account that its password is another one now. `url` requests a new one. No name, as above. */
export function passwordChanged({ url }: { url: string }, { passwordChanged: words, because }: EmailMessages): Email {
  return linkEmail({ ...words, before: words.otherwise }, url, because.changed);
}

/** Asks a new address of an account for its consent. `url` holds the secret. No name, for the reason given above. */
export function emailChange({ url }: { url: string }, { emailChange: words, because }: EmailMessages): Email {
  return linkEmail(words, url, because.asNew);
}

/** Tells the old address that the account has moved on. `url` holds the secret of the way back. */
export function emailChanged({ url }: { url: string }, { emailChanged: words, because }: EmailMessages): Email {
  return linkEmail({ ...words, before: words.otherwise }, url, because.changed);
}

/** An administrator's invitation. `code` is the secret, `url` the page that takes it. */
export function invitation({ email, code, url }: { email: string; code: string; url: string }): Email {
  return {
    subject: 'Your invitation to run the shop',
    preview: 'The code works once, for 24 hours.',
    heading: 'Your invitation to run the shop',
    blocks: [
      { kind: 'text', text: `You are invited to become an administrator with the email ${email}.` },
      { kind: 'action', label: 'Register as admin', url },
      { kind: 'lines', title: 'Invitation code', lines: [code] },
      { kind: 'note', text: 'The code works once, for 24 hours and for this email only.' },
    ],
    reason: 'You get this message because an administrator of our shop invited this email.',
  };
}
