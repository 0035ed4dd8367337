import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../platform/email/email.ts';
import { linkEmail } from '../platform/email/link-email.ts';

/**
 * Requests confirmation of a newsletter subscription. `url` confirms it; without it no other
 * email is ever sent.
 */
export function newsletterConfirm(
  { url }: { url: string },
  { newsletter: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail(messages, url, reasonText.newsletterForm);
}

/** Confirms that the subscription is active. `url` unsubscribes at once. */
export function newsletterWelcome(
  { url }: { url: string },
  { welcome: messages, reasonText }: EmailMessages,
): Email {
  return linkEmail({ ...messages, before: messages.change }, url, reasonText.newsletter);
}
