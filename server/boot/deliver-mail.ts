import type { Deps } from '../platform/deps.ts';
import { MailRefused } from '../platform/mail/mailer.ts';
import type { EmailRequest } from '../platform/mail/request-mail.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { buildEmail } from './write-mail.ts';

/**
 * Sends the mail that is due. At least once: after a crash between sending and noting it, a message goes out again with
 * the same Message-ID. What a mail server rejects for ever is dropped and logged.
 */
export async function deliverEmail(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log' | 'mail' | 'workers' | 'places'>,
): Promise<void> {
  await drainOutbox(deps, 'mail', async ({ key, payload }) => {
    const mail = await buildEmail(deps, payload as EmailRequest);
    if (!mail) return;
    try {
      await deps.mail.send({ key, ...mail });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      deps.log.warn({ key }, 'mail refused for good');
    }
  });
}
