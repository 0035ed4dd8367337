import type { ConsentUser } from './consent-queries.ts';
import type { UserRow } from './queries.ts';

/** A user's identifiers: the account, and its email address after verification. */
export function userOf({ id, email, emailVerifiedAt }: UserRow): ConsentUser {
  return { id, verifiedEmail: emailVerifiedAt ? email : null };
}
