import { sessions, users } from '../accounts/schema.ts';
import { hashToken, newId, newToken } from '../platform/secrets/token.ts';
import type { TestShop, Visitor } from './test-shop.ts';

export type TestMember = Visitor & { id: string; email: string };

/** A logged-in visitor with this role, inserted directly into the database. */
export async function newMember(
  shop: Pick<TestShop, 'deps' | 'visitor'>,
  role: 'user' | 'admin' | 'healer' = 'user',
): Promise<TestMember> {
  const token = newToken();
  const id = newId('usr_');
  const email = `${id}@example.com`;
  await shop.deps.db.insert(users).values({ id, email, name: 'Test Person', role });
  await shop.deps.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: id,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const visitor = shop.visitor();
  visitor.cookies.set('sid', token);
  return { ...visitor, id, email };
}
