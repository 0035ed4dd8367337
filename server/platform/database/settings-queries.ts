import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from './open-database.ts';
import { settings } from './settings-schema.ts';

/** The value of a setting, or null. */
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

/** The value of a setting, which the first caller of all processes decides. */
export async function decideSetting<Value>(
  db: Executor,
  key: string,
  propose: () => Value,
): Promise<Value> {
  await db.insert(settings).values({ key, value: propose() }).onConflictDoNothing();
  return (await readSetting(db, key)) as Value;
}

/**
 * Inserts a missing setting; of several concurrent inserts, one.
 * @returns whether it was this one
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
 * Saves a setting that has a `version`, which is incremented, unless it has changed since
 * `basedOn` was read.
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
