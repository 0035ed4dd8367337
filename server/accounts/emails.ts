import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';
import { linkEmail } from '../platform/email/link-email.ts';

/**
 * Password reset email. `url` contains the secret. Without the account's name: before verification
 * it is a stranger's input.
 */
export function passwordReset(
  { url }: { url: string },
  { reset: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail(messages, url, reasonText.password);
}

/**
 * Email address verification. `url` contains the secret. Without the account's name, which is
 * unverified.
 */
export function composeVerifyEmail(
  { url }: { url: string },
  { verify: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, after: messages.orders }, url, reasonText.account);
}

/**
 * Notifies the owner that the password was changed. `url` is the page that requests a new one.
 * Without the account's name, which may be unverified.
 */
export function passwordChanged(
  { url }: { url: string },
  { passwordChanged: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, before: messages.otherwise }, url, reasonText.changed);
}

/** Notifies the owner of a new passkey, without the device's name, which is unverified input. */
export function passkeyAdded(
  { url }: { url: string },
  { passkeyAdded: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, before: messages.otherwise }, url, reasonText.changed);
}

/** Notifies the owner of a changed phone number, without the number itself. */
export function phoneChanged(
  { url }: { url: string },
  { phoneChanged: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, before: messages.otherwise }, url, reasonText.changed);
}

/** Notifies the owner of a removed passkey. */
export function passkeyRemoved(
  { url }: { url: string },
  { passkeyRemoved: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, before: messages.otherwise }, url, reasonText.changed);
}

/**
 * Asks for confirmation of an account's new address. `url` contains the secret. Without the
 * account's name, which may be unverified.
 */
export function emailChange(
  { url }: { url: string },
  { emailChange: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail(messages, url, reasonText.asNew);
}

/**
 * Notifies the old address that the account's email was changed. `url` contains the secret that
 * reverts it.
 */
export function emailChanged(
  { url }: { url: string },
  { emailChanged: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, before: messages.otherwise }, url, reasonText.changed);
}

/** An administrator's invitation. `code` is the secret, `url` the page for entering it. */
export function invitation({
  email,
  code,
  url,
}: {
  email: string;
  code: string;
  url: string;
}): Email {
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
