/** An attached file. */
export type Attachment = {
  fileName: string;
  type: 'application/pdf' | 'text/calendar; charset=utf-8' | 'image/jpeg';
  bytes: Buffer;
  /** The Content-ID by which the message displays it. */
  cid?: string;
};

/** A message to one recipient. */
export type RenderedEmail = {
  /** The idempotency key of the message, from which its Message-ID is derived. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[] | undefined;
  /** The reply-to address, if it differs from the sender. */
  replyTo?: string | undefined;
  /** For a mailing list: the unsubscribe page; a POST by an email client unsubscribes at once. */
  leaveUrl?: string | undefined;
};

/** Outgoing email. Sending a message twice is harmless if the transport can detect its key. */
export type Mailer = {
  /** @throws EmailRejected if the message can never be delivered; other errors may be retried */
  send: (emailMessage: RenderedEmail) => Promise<void>;
};

/**
 * A message that cannot be sent now; `message` names the variable to check, without personal data.
 */
export class EmailDelayed extends Error {
  override name = 'MailDelayed';
}

/** The message can never be delivered: its address or a header is invalid. */
export class EmailRejected extends Error {
  override name = 'MailRefused';
}
