import type { Mailer, RenderedEmail } from './mailer.ts';

/** A mailer for tests that collects emails in memory. */
export function createMemoryMailer(): Mailer & { sent: RenderedEmail[] } {
  const sent: RenderedEmail[] = [];
  return { sent, send: async (emailMessage) => void sent.push(emailMessage) };
}
