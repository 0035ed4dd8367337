import type { EmailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

/** Asks whether an address wants the newsletter. `url` confirms it; without an answer nothing else is ever sent. */
export function newsletterConfirm({ url }: { url: string }, { newsletter: messages, because }: EmailMessages): Email {
  return linkEmail(messages, url, because.newsletterForm);
}

/** Says that the subscription holds. `url` ends it at once. */
export function newsletterWelcome({ url }: { url: string }, { welcome: messages, because }: EmailMessages): Email {
  return linkEmail({ ...messages, before: messages.change }, url, because.newsletter);
}
