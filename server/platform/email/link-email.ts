import type { Email } from './email.ts';

/** The content of an email around one link; omitted parts are not rendered. */
type LinkLabels = {
  subject: string;
  preview: string;
  heading?: string;
  text: string;
  /** Additional information before the link. */
  before?: string;
  button: string;
  /** Additional information after the link. */
  after?: string;
  note?: string;
};

/** An email with one action: to follow `url`. `reason` explains why its recipient gets it. */
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
