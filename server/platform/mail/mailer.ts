/** A file that comes with a message. */
export type Attachment = {
  fileName: string;
  type: 'application/pdf' | 'text/calendar; charset=utf-8' | 'image/jpeg';
  bytes: Buffer;
  /** Where it is shown inside the message. */
  cid?: string;
};

/** One message to one person. */
export type Mail = {
  /** Names this message for ever: the same key again is the same message, with the same Message-ID. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[] | undefined;
  /** Who gets an answer, where that is not the sender. */
  replyTo?: string | undefined;
  /** Of a email to a list: the page that takes its reader off it, and does so at once when a mail program posts there. */
  leaveUrl?: string | undefined;
};

/** Outgoing mail. Sending the same key twice is harmless where the transport can tell. */
export type Mailer = {
  /** @throws MailRefused when the message can never be delivered; anything else may be tried again */
  send: (mail: Mail) => Promise<void>;
};

/** A message that could not be sent now; `message` names the variable to look at and holds nothing personal. */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
}

/** The message can never be delivered: its address or a header is not acceptable. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
