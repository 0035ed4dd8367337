import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from './open-database.ts';
import { settings } from './settings-schema.ts';

/** The value of a setting; null if missing. */
export async function readSetting(db: Executor, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

/** Inserts or overwrites a setting. */
export async function writeSetting(db: Executor, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The value of a setting; if missing, the proposed one, where the first of all processes wins. */
export async function decideSetting<Value>(
  db: Executor,
  key: string,
  propose: () => Value,
): Promise<Value> {
  await db.insert(settings).values({ key, value: propose() }).onConflictDoNothing();
  return (await readSetting(db, key)) as Value;
}

/**
 * Inserts a missing setting; concurrent inserts succeed once.
 * @returns whether it was inserted by this call
 */
export async function claimSetting(tx: Executor, key: string, value: unknown): Promise<boolean> {
  const rows = await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  return rows.length > 0;
}

/**
 * Saves a setting with an incremented `version`, unless it has changed since version `basedOn`.
 * @returns whether it was saved
 */
export async function replaceSetting(
  db: Executor,
  key: string,
  basedOn: number,
  value: object,
): Promise<boolean> {
  const next = { ...value, version: basedOn + 1 };
  const rows =
    basedOn === 0
      ? await db
          .insert(settings)
          .values({ key, value: next })
          .onConflictDoNothing()
          .returning({ key: settings.key })
      : await db
          .update(settings)
          .set({ value: next })
          .where(
            and(eq(settings.key, key), sql`(${settings.value} ->> 'version')::int = ${basedOn}`),
          )
          .returning({ key: settings.key });
  return rows.length > 0;
}
