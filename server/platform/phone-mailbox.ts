const domain = 'phone.invalid';

/**
 * In place of the email address of an account that was opened by a phone: no mailbox (RFC 2606).
 */
export function phoneAddress(userId: string): string {
  return `${userId}@${domain}`;
}

/** Whether an account has no email address yet. */
export function isPhoneMailbox(email: string): boolean {
  return email.endsWith(`@${domain}`);
}
