import type { MailWords } from '@jyotiratna/messages/mail-words.ts';
import type { Email } from '../../platform/mail/email.ts';
import { linkEmail } from '../../platform/mail/link-email.ts';

/** The link that proves an e-mail address. `url` holds the secret. No name, for the reason given in `password-reset.ts`. */
export function verifyEmail({ url }: { url: string }, { verify: words, because }: MailWords): Email {
  return linkEmail({ ...words, after: words.orders }, url, because.account);
}
