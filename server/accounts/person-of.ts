import { isPhoneMailbox } from '../platform/phone-mailbox.ts';
import type { ConsentUser } from './consent-queries.ts';
import type { UserRow } from './queries.ts';

/** A user's account id, and the email address if it is verified. */
export function userOf({ id, email, emailVerifiedAt }: UserRow): ConsentUser {
  return { id, verifiedEmail: emailVerifiedAt ? email : null };
}

/**
 * An account owner's contact: the email address, or the phone number of an account without a
 * mailbox.
 */
export function contactOfUser({ email, phone }: Pick<UserRow, 'email' | 'phone'>): string {
  return isPhoneMailbox(email) ? (phone ?? '') : email;
}
