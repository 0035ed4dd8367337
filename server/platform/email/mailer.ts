/** A file that comes with a message. */
export type Attachment = {
  fileName: string;
  type: 'application/pdf' | 'text/calendar; charset=utf-8' | 'image/jpeg';
  bytes: Buffer;
  /** Its place inside the message. */
  cid?: string;
};

/** One message to one recipient. */
export type RenderedEmail = {
  /**
   * Names this message for ever: the same key again is the same message, with the same Message-ID.
   */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[] | undefined;
  /** The reply-to address, where it is not the sender. */
  replyTo?: string | undefined;
  /**
   * For an email to a list: the page that unsubscribes its reader, at once for a POST request by
   * an email client.
   */
  leaveUrl?: string | undefined;
};

/** Outgoing email. Sending the same key twice is harmless where the transport can detect it. */
export type Mailer = {
  /**
   * @throws MailRefused when the message can never be delivered; any other failure may be retried
   */
  send: (emailMessage: RenderedEmail) => Promise<void>;
};

/**
 * A message that could not be sent now; `message` contains the variable to check and no
 * personal data.
 */
export class EmailDelayed extends Error {
  override name = 'MailDelayed';
}

/** The message can never be delivered: its address or a header is not acceptable. */
export class EmailRejected extends Error {
  override name = 'MailRefused';
}
