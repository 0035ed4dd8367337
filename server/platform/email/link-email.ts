import type { Email } from './email.ts';

/** The text of an email with one link; absent parts are omitted. */
type LinkLabels = {
  subject: string;
  preview: string;
  heading?: string;
  text: string;
  /** Optional text before the link. */
  before?: string;
  button: string;
  /** Optional text after the link. */
  after?: string;
  note?: string;
};

/** An email with one button that opens `url`. `reason` explains why the recipient gets it. */
export function linkEmail(labels: LinkLabels, url: string, reason: string): Email {
  const { subject, preview, heading = subject, text, before, button, after, note } = labels;
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
