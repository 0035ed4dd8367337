import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { courierPins } from './schema.ts';

type CourierPin = typeof courierPins.$inferSelect;

/**
 * Returns a courier's last stored response about a PIN code (`old` if it is older than
 * `maxAgeHours`); null if none is stored.
 */
export async function findCourierPin(
  db: Executor,
  { courier, pincode, maxAgeHours }: { courier: string; pincode: string; maxAgeHours: number },
): Promise<(CourierPin & { old: boolean }) | null> {
  const [row] = await db
    .select({
      ...getTableColumns(courierPins),
      old: sql<boolean>`${courierPins.checkedAt} < now() - make_interval(hours => ${maxAgeHours}::int)`,
    })
    .from(courierPins)
    .where(and(eq(courierPins.courier, courier), eq(courierPins.pincode, pincode)));
  return row ?? null;
}

export async function saveCourierPin(
  db: Executor,
  row: Omit<CourierPin, 'checkedAt'>,
): Promise<void> {
  const { serviceable, cash, days } = row;
  await db
    .insert(courierPins)
    .values(row)
    .onConflictDoUpdate({
      target: [courierPins.courier, courierPins.pincode],
      set: { serviceable, cash, days, checkedAt: sql`now()` },
    });
}
