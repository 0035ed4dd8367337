import type { Person } from './consent-queries.ts';
import type { UserRow } from './queries.ts';

/** What a user is known by: the account, and its e-mail address once a message proved it to be theirs. */
export function personOf({ id, email, emailVerifiedAt }: UserRow): Person {
  return { id, provenEmail: emailVerifiedAt ? email : null };
}
