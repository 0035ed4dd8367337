/** What a message says, before it becomes HTML or plain text. */
export type Email = {
  subject: string;
  /** The line that mail programs show next to the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this person gets this message. */
  reason: string;
};

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'action'; label: string; url: string }
  /** An image that comes with the message, by its `cid`. */
  | { kind: 'picture'; cid: string; alt: string }
  | { kind: 'rows'; title: string; rows: readonly Row[] }
  | { kind: 'lines'; title: string; lines: readonly string[] };

/** A label and its value at the right; `strong` for a total, `part` for what the row above is made of. */
export type Row = { label: string; value: string; strong?: boolean; part?: boolean };

/** Who writes: shown below every message. */
export type Sender = { name: string; url: string; legalName: string; address: string; email: string };
