/** The content of a message, before it is rendered as HTML or plain text. */
export type Email = {
  subject: string;
  /** The preview line that email clients display next to the subject. */
  preview: string;
  heading: string;
  blocks: readonly EmailBlock[];
  /** The reason why the recipient gets this message. */
  reason: string;
};

export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'action'; label: string; url: string }
  /** An attached image, by its `cid`. */
  | { kind: 'picture'; cid: string; alt: string }
  | { kind: 'rows'; title: string; rows: readonly EmailRow[] }
  | { kind: 'lines'; title: string; lines: readonly string[] };

/**
 * A label and its right-aligned value; `strong` for a total, `part` for a component of the row
 * above.
 */
export type EmailRow = { label: string; value: string; strong?: boolean; part?: boolean };

/** The sender's details, displayed below every message. */
export type Sender = {
  name: string;
  url: string;
  legalName: string;
  address: string;
  email: string;
};
