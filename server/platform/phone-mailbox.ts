const domain = 'phone.invalid';

/**
 * A placeholder for the email address of an account created by phone number; not a mailbox (RFC
 * 2606).
 */
export function phoneAddress(userId: string): string {
  return `${userId}@${domain}`;
}

/** The email address of an account; empty for an account with only a phone number. */
export function mailboxOf({ email }: { email: string }): string {
  return isPhoneMailbox(email) ? '' : email;
}

/** Whether an email address is a placeholder of an account without one. */
export function isPhoneMailbox(email: string): boolean {
  return email.endsWith(`@${domain}`);
}
