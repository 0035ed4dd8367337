import type { Mailer, RenderedEmail } from './mailer.ts';

/** Collects messages in memory, for tests. */
export function createMemoryMailer(): Mailer & { sent: RenderedEmail[] } {
  const sent: RenderedEmail[] = [];
  return { sent, send: async (emailMessage) => void sent.push(emailMessage) };
}
