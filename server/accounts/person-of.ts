import { isPhoneMailbox } from '../platform/phone-mailbox.ts';
import type { ConsentUser } from './consent-queries.ts';
import type { UserRow } from './queries.ts';

/** A user's identifiers: the account, and its email address after verification. */
export function userOf({ id, email, emailVerifiedAt }: UserRow): ConsentUser {
  return { id, verifiedEmail: emailVerifiedAt ? email : null };
}

/** The contact of an account's owner: the email address, or the phone of one without a mailbox. */
export function contactOfUser({ email, phone }: Pick<UserRow, 'email' | 'phone'>): string {
  return isPhoneMailbox(email) ? (phone ?? '') : email;
}
