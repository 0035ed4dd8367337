import { type Nominee, privacyRequestDays } from '@jyotiratna/contract';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { nominees, privacyRequests } from './schema.ts';

export type PrivacyRequestRow = typeof privacyRequests.$inferSelect;
export type PersonalRequest = PrivacyRequestRow & {
  name: string;
  email: string | null;
  overdue: boolean;
};

export async function findNominee(db: Executor, userId: string): Promise<Nominee | null> {
  const [row] = await db
    .select({ name: nominees.name, relation: nominees.relation, email: nominees.email })
    .from(nominees)
    .where(eq(nominees.userId, userId));
  return row ?? null;
}

export async function saveNominee(db: Executor, userId: string, nominee: Nominee): Promise<void> {
  const set = { ...nominee, updatedAt: sql`now()` };
  await db
    .insert(nominees)
    .values({ userId, ...nominee })
    .onConflictDoUpdate({ target: nominees.userId, set });
}

export async function deleteNominee(db: Executor, userId: string): Promise<void> {
  await db.delete(nominees).where(eq(nominees.userId, userId));
}

/** Inserts a request that is due in `privacyRequestDays`, by the database's clock. */
export async function insertRequest(
  tx: Transaction,
  row: Pick<PrivacyRequestRow, 'id' | 'userId' | 'kind' | 'text'>,
): Promise<void> {
  const dueAt = sql`now() + make_interval(days => ${privacyRequestDays}::int)`;
  await tx.insert(privacyRequests).values({ ...row, dueAt });
}

/** The number of a user's unanswered requests. */
export async function countOpenOf(db: Executor, userId: string): Promise<number> {
  return db.$count(
    privacyRequests,
    and(eq(privacyRequests.userId, userId), isNull(privacyRequests.answeredAt)),
  );
}

/** A user's requests, latest first. */
export async function listRequestsOf(db: Executor, userId: string): Promise<PrivacyRequestRow[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(desc(privacyRequests.createdAt), desc(privacyRequests.id));
}

function selectPersonal(db: Executor) {
  const overdue = sql<boolean>`${privacyRequests.answeredAt} is null and ${privacyRequests.dueAt} < now()`;
  return db
    .select({
      request: privacyRequests,
      name: users.name,
      email: users.email,
      deletedAt: users.deletedAt,
      overdue,
    })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.userId));
}
type Selected = Awaited<ReturnType<typeof selectPersonal>>[number];
const flat = ({ request, name, email, deletedAt, overdue }: Selected): PersonalRequest => ({
  ...request,
  name,
  email: deletedAt ? null : email,
  overdue,
});

/** Open requests by deadline, then answered ones, latest first; at most 200. */
export async function listRequests(
  db: Executor,
  state: 'open' | 'answered' | undefined,
): Promise<PersonalRequest[]> {
  const { answeredAt, dueAt, id } = privacyRequests;
  const condition =
    state === 'open'
      ? isNull(answeredAt)
      : state === 'answered'
        ? isNotNull(answeredAt)
        : undefined;
  const rows = await selectPersonal(db)
    .where(condition)
    .orderBy(
      sql`${answeredAt} is not null`,
      sql`${answeredAt} desc nulls last`,
      asc(dueAt),
      asc(id),
    )
    .limit(200);
  return rows.map(flat);
}

export async function findRequest(db: Executor, id: string): Promise<PersonalRequest | null> {
  const [row] = await selectPersonal(db).where(eq(privacyRequests.id, id));
  return row ? flat(row) : null;
}

/** The numbers of open requests, and of open requests past their deadline. */
export async function countOpen(db: Executor): Promise<{ open: number; overdue: number }> {
  const open = await db.$count(privacyRequests, isNull(privacyRequests.answeredAt));
  const past = and(isNull(privacyRequests.answeredAt), lt(privacyRequests.dueAt, sql`now()`));
  return { open, overdue: await db.$count(privacyRequests, past) };
}

/** Stores the reply to a request. @returns false if another administrator has replied */
export async function saveResponse(tx: Transaction, id: string, answer: string): Promise<boolean> {
  const rows = await tx
    .update(privacyRequests)
    .set({ answer, answeredAt: sql`now()` })
    .where(and(eq(privacyRequests.id, id), isNull(privacyRequests.answeredAt)))
    .returning({ id: privacyRequests.id });
  return rows.length > 0;
}

/** Moves the requests of one account to another, and its nominee unless the other has one. */
export async function moveRequests(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(privacyRequests).set({ userId: to }).where(eq(privacyRequests.userId, from));
  const nominee = await findNominee(tx, from);
  if (nominee && !(await findNominee(tx, to))) await saveNominee(tx, to, nominee);
}

/** Deletes a user's nominee, and the text of their requests. */
export async function clearRequests(tx: Executor, userId: string): Promise<void> {
  await deleteNominee(tx, userId);
  await tx
    .update(privacyRequests)
    .set({ text: '', answer: '' })
    .where(eq(privacyRequests.userId, userId));
}
