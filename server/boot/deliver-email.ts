import type { Deps } from '../platform/deps.ts';
import { EmailRejected } from '../platform/email/mailer.ts';
import type { EmailRequest } from '../platform/email/request-email.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { buildEmail } from './write-email.ts';

/**
 * Sends the due emails. At least once: after a crash between sending and recording it, an email
 * is sent again with the same Message-ID. Emails permanently rejected by a mail server are
 * dropped and logged.
 */
export async function deliverEmail(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log' | 'mail' | 'workers' | 'places'>,
): Promise<void> {
  await drainOutbox(deps, 'mail', async ({ key, payload }) => {
    const emailMessage = await buildEmail(deps, payload as EmailRequest);
    if (!emailMessage) return;
    try {
      await deps.mail.send({ key, ...emailMessage });
    } catch (error) {
      if (!(error instanceof EmailRejected)) throw error;
      deps.log.warn({ key }, 'email rejected permanently');
    }
  });
}
