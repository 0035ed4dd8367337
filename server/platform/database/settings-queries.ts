import { eq } from 'drizzle-orm';
import type { Executor } from './open-database.ts';
import { settings } from './settings-schema.ts';

/** The value of a setting, or null. */
export async function readSetting(db: Executor, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value ?? null;
}

/** Writes a setting over what was there. */
export async function writeSetting(db: Executor, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The value of a setting, which the first caller of all processes decides. */
export async function decideSetting<Value>(db: Executor, key: string, propose: () => Value): Promise<Value> {
  await db.insert(settings).values({ key, value: propose() }).onConflictDoNothing();
  return (await readSetting(db, key)) as Value;
}
