import type { Mail, Mailer } from './mailer.ts';

/** Keeps messages in memory, for tests. */
export function createMemoryMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return { sent, send: async (mail) => void sent.push(mail) };
}
