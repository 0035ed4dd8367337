import type { Email, Mailer } from './mailer.ts';

/** Collects messages in memory, for tests. */
export function createMemoryMailer(): Mailer & { sent: Email[] } {
  const sent: Email[] = [];
  return { sent, send: async (emailMessage) => void sent.push(emailMessage) };
}
