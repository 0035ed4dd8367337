import nodemailer from 'nodemailer';
import { describeSmtp, type SmtpFailure } from './explain-smtp.ts';
import { EmailDelayed, EmailRejected, type Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/** A mailer that sends through an SMTP server. All timeouts are well within an outbox lease. */
export function createSmtpMailer(url: string, sender: { from: string; host: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 15_000,
  });
  return {
    send: async (emailMessage) => {
      const message = toMessage(emailMessage, sender);
      try {
        await transport.sendMail(message);
      } catch (error) {
        // RFC 5321, 4.2.1: 5yz for the recipient is permanent; for sender, login or connection the
        // problem may be fixed later.
        const failure = error as Error & SmtpFailure;
        const { responseCode = 0, code, command } = failure;
        if (
          code === 'EENVELOPE' &&
          command !== 'MAIL FROM' &&
          responseCode >= 550 &&
          responseCode < 560
        )
          throw new EmailRejected(String(responseCode));
        const line = describeSmtp(failure);
        throw line ? new EmailDelayed(line, { cause: error }) : error;
      }
    },
  };
}
