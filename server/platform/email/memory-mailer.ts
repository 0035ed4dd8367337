import type { Mailer, OutgoingEmail } from './mailer.ts';

/** Collects messages in memory, for tests. */
export function createMemoryMailer(): Mailer & { sent: OutgoingEmail[] } {
  const sent: OutgoingEmail[] = [];
  return { sent, send: async (emailMessage) => void sent.push(emailMessage) };
}
