import type { Deps } from '../deps.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import { isPhoneMailbox } from '../phone-mailbox.ts';
import { buildEmail } from './build-email.ts';
import type { EmailRequest } from './define-emails.ts';
import { EmailRejected } from './mailer.ts';

/**
 * Sends due emails, at least once: after a crash between sending and recording, an email is sent
 * again with the same Message-ID. Emails that a mail server permanently rejects are dropped and
 * logged.
 */
export async function deliverEmail(deps: Deps): Promise<void> {
  await drainOutbox<EmailRequest>(deps, 'mail', async ({ key, payload }) => {
    const email = await buildEmail(deps, payload);
    if (!email || isPhoneMailbox(email.to)) return;
    try {
      await deps.mail.send({ key, ...email });
    } catch (error) {
      if (!(error instanceof EmailRejected)) throw error;
      deps.log.warn({ key }, 'email rejected permanently');
    }
  });
}
