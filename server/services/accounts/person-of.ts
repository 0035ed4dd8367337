import type { Person } from '../../db/queries/consents.ts';
import type { UserRow } from '../../db/queries/users.ts';

/** What a user is known by: the account, and its e-mail address once a message proved it to be theirs. */
export function personOf({ id, email, emailVerifiedAt }: UserRow): Person {
  return { id, provenEmail: emailVerifiedAt ? email : null };
}
