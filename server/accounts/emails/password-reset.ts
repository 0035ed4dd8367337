import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

/**
 * The link that sets a new password. `url` holds the secret. No name: until an address is proven, whoever registered it
 * chose the name, and this message must not carry a stranger's words.
 */
export function passwordReset({ url }: { url: string }, { reset: words, because }: MailWords): Email {
  return linkEmail(words, url, because.password);
}
