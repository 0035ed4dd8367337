/** The details of a nodemailer error; `originalCode` is from the system or TLS. */
export type SmtpFailure = {
  code?: string;
  originalCode?: string;
  /** The failed command, such as 'MAIL FROM' or 'CONN'. */
  command?: string;
  /** The SMTP server's status code, such as 535. */
  responseCode?: number;
};

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_/;
const silent = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EDNS',
  'ETIMEDOUT',
];

/**
 * Describes a problem with the SMTP server or its settings in one line, which contains the
 * variable's name and nothing of the server's response; null if the failure concerns one message.
 */
export function describeSmtp({
  code = '',
  originalCode,
  command,
  responseCode,
}: SmtpFailure): string | null {
  const word = originalCode ?? code;
  if (untrusted.test(word)) {
    return `SMTP_URL: the mail server's certificate is not trusted (${word}); give it one of a known authority that fits its name, or name its own authority in NODE_EXTRA_CA_CERTS`;
  }
  if (code === 'EAUTH')
    return `SMTP_URL: the mail server refuses the user or password (${responseCode ?? code})`;
  if (code === 'ETLS' || word.startsWith('ERR_SSL'))
    return `SMTP_URL: no encrypted connection comes about (${word}); smtps:// is for port 465, smtp:// for 587`;
  if (silent.includes(word)) return `SMTP_URL: no mail server answers there (${word})`;
  if (code === 'ESOCKET' || code === 'ECONNECTION')
    return `SMTP_URL: the connection to the mail server broke (${word})`;
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return `MAIL_FROM: the mail server does not take this sender (${responseCode ?? code})`;
  return null;
}
