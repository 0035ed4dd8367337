import type { User } from './consent-queries.ts';
import type { UserRow } from './queries.ts';

/** A user's identifiers: the account, and its email address after verification. */
export function userOf({ id, email, emailVerifiedAt }: UserRow): User {
  return { id, verifiedEmail: emailVerifiedAt ? email : null };
}
