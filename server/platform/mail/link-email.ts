import type { Email } from './email.ts';

/** The words of an e-mail around one link; those that are left out do not appear. */
type LinkWords = {
  subject: string;
  preview: string;
  heading?: string;
  text: string;
  /** What else to know before the link. */
  before?: string;
  button: string;
  /** What else to know after the link. */
  after?: string;
  note?: string;
};

/** An e-mail that requests one thing: to follow `url`. `reason` says why this person gets it. */
export function linkEmail(words: LinkWords, url: string, reason: string): Email {
  const { subject, preview, heading = subject, text, before, button, after, note } = words;
  return {
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'text', text },
      ...(before ? [{ kind: 'text', text: before } as const] : []),
      { kind: 'action', label: button, url },
      ...(after ? [{ kind: 'text', text: after } as const] : []),
      ...(note ? [{ kind: 'note', text: note } as const] : []),
    ],
    reason,
  };
}
